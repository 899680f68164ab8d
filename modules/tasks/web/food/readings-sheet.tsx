import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { ChartFigure } from '../../../../ui/chart/chart-figure.tsx';
import { ChartTable } from '../../../../ui/chart/chart-table.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { TempUnit } from '../../contract/equipment.contract.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useTasksWorld } from '../tasks-client.ts';
import { readingsQuery } from '../tasks-queries.ts';
import { nameIn } from '../words/task-words.ts';
import { ReadingsDrawing } from './readings-drawing.tsx';

export type ReadingsSheetProps = { readonly unit: TempUnit; readonly onClose: () => void };

/** What was read of one unit in two weeks, with its limit; the figures stand behind one key. */
export const ReadingsSheet = ({ unit, onClose }: ReadingsSheetProps) => {
  const locale = useLocale();
  const when = useWhen();
  const query = useQuery(readingsQuery(useTasksWorld(), unit.id));
  const name = nameIn(locale, unit.name, unit.nameLocal);
  const readings = (query.data?.readings ?? []).map(({ entryId, value, outcome, happenedAt }) => ({
    key: entryId,
    atMs: Date.parse(happenedAt),
    degrees: Number(value.replace(',', '.').replace('−', '-')),
    isOutside: outcome === 'FAIL',
    when: when.moment(happenedAt),
  }));
  const failed = readings.filter(({ isOutside }) => isOutside).length;
  const { limit } = unit;
  const said = m.tasks_readings_said({ count: readings.length, failed, limit });
  return (
    <Sheet open onClose={onClose} onPhone="full" title={m.tasks_readings_title({ name })}>
      {!query.data && <Unread query={query} />}
      {query.data && readings.length === 0 && <p className="text-body text-ink-2">{m.tasks_readings_none()}</p>}
      {readings.length > 0 && (
        <ChartFigure
          title={said}
          measure={m.tasks_readings_measure()}
          table={
            <ChartTable
              heading={m.tasks_readings_when()}
              measure={m.tasks_readings_measure()}
              rows={readings.toReversed().map((one) => ({
                key: one.key,
                when: one.when,
                value: one.isOutside ? `${one.degrees} · ${m.tasks_failed()}` : `${one.degrees}`,
              }))}
            />
          }
          draw={(width) => (
            <ReadingsDrawing
              readings={readings}
              limit={{ degrees: Number(limit), label: m.tasks_readings_limit({ limit }) }}
              width={width}
              label={said}
            />
          )}
        />
      )}
    </Sheet>
  );
};

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity, type Quantity } from '../../../../kit/quantity.ts';
import { isoMinuteAt } from '../../../../kit/time/wall.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { historyDays, historyQuery } from '../inventory-queries.ts';
import type { LevelStep } from '../../rules/stock-level-series.ts';
import type { StockRow } from '../list/stock-row.ts';
import { quantityText, shownNumber, shownQuantity } from '../show/show-quantity.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { unitWord } from '../words/unit-word.ts';
import { chartMarks } from './chart-marks.ts';
import { levelFinding } from './level-finding.ts';
import type { LedgerRows } from './use-ledger.ts';

// The drawing comes with its own code, after the words.
const StepChart = lazy(async () => ({ default: (await import('../../../../ui/chart/step-chart.tsx')).StepChart }));

export type LevelChartProps = {
  readonly row: StockRow;
  readonly ledger: Pick<LedgerRows, 'rows' | 'pending' | 'isNew'>;
};

/** The level of the last days as steps, under what they say; what waits here is in it. */
export const LevelChart = ({ row, ledger: { rows, pending, isNew } }: LevelChartProps) => {
  const { data } = useQuery(historyQuery(useInventoryWorld(), row.item.id));
  const { date, moment } = useWhen();
  const { timeZone } = useWall();
  if (!data) return null;
  const { units, columnUnit } = row;
  const valueAt = (base: Quantity) => shownQuantity(units, base, columnUnit).value;
  const steps = [
    ...data.steps.map((step) => ({ at: step.at, onHand: quantity(step.onHand) })),
    ...pending.map((movement) => ({ at: movement.occurredAt, onHand: quantity(movement.balanceAfter) })),
  ].toSorted((left, right) => (left.at < right.at ? -1 : 1));
  const points = untilNow(steps, row.onHand).map(({ at, onHand }) => ({
    at: new Date(at),
    value: valueAt(onHand),
  }));
  const since = points[0]?.at.toISOString() ?? '';
  const first = steps[0];
  const word = unitWord(columnUnit, 2);
  return (
    <Suspense fallback={<Skeleton className="h-[20rem]! w-full" />}>
      <StepChart
        title={levelFinding(row, { steps, isNew, date })}
        measure={m.inventory_chart_measure({ unit: word, count: historyDays })}
        description={m.inventory_chart_description({
          first: first ? quantityText(units, first.onHand) : '',
          last: quantityText(units, row.onHand),
          count: historyDays,
        })}
        points={points}
        marks={chartMarks(
          row.units,
          rows.filter(({ occurredAt }) => occurredAt > since),
          steps,
        ).map((mark) => ({ ...mark, value: valueAt(mark.onHand) }))}
        {...(row.par !== null && {
          par: { value: valueAt(row.par), label: m.inventory_chart_par({ par: quantityText(units, row.par) }) },
        })}
        formatValue={shownNumber}
        formatTime={(at) => (isoMinuteAt(at, timeZone) === '00:00' ? date(at) : moment(at.toISOString()))}
      />
    </Suspense>
  );
};

const untilNow = (steps: readonly LevelStep[], onHand: Quantity): readonly LevelStep[] => [
  ...steps,
  { at: new Date().toISOString(), onHand },
];

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { judgeEntry } from '../../../tasks/rules/check-entry.ts';
import { ProbeChoice, useRuns } from '../../../tasks/web/parts.ts';
import type { DisplayScan } from '../../contract/photo.ts';
import { celsiusOf } from '../../rules/read/choose-degrees.ts';
import type { PaperBox } from '../../rules/read/paper-word.ts';
import { PaperPicture } from '../scan/paper-picture.tsx';
import { readHint } from '../scan/read-hint.ts';
import type { ScannedPicture } from '../photo/use-photo.ts';
import type { DisplaySearch } from './display-search.ts';
import { celsiusText, LineChoice, UnitFields } from './display-fields.tsx';
import { measuredLines } from './measured-lines.ts';
import { useWritingDown } from './use-writing-down.ts';

export type DisplayReviewProps = {
  readonly scan: DisplayScan;
  readonly picture: ScannedPicture;
  readonly search: DisplaySearch;
  readonly onLeave: () => void;
};

/** What was read beside its picture; nothing is written before a person says what it is of. */
export const DisplayReview = ({ scan, picture, search, onLeave }: DisplayReviewProps) => {
  const { reading } = scan;
  const { unit, value, setValue, chooseUnit } = useDegrees(reading);
  const [probeId, setProbeId] = useState<string | null>(null);
  const { lines, line, setChosen } = useMeasuredLine(search);
  const { write, throwAway } = useWritingDown(scan.id, onLeave);
  const judged = line && judgeEntry(line.item, value);
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <PaperPicture of="DETAIL" picture={picture} box={withSurroundings(reading.box)} />
      <div className="flex flex-col gap-4">
        {scan.isKnownPicture && <Banner status="good" title={m.assistant_scan_known()} />}
        <UnitFields reading={reading} unit={unit} onChoose={chooseUnit} />
        <TextField
          label={m.assistant_display_value()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={value}
          hint={readHint(reading)}
          error={problemOf(judged)}
          onChange={({ target }) => setValue(target.value)}
        />
        <LineChoice lines={lines} chosen={line?.key ?? ''} onChoose={setChosen} />
        <ProbeChoice probeId={probeId} onChange={setProbeId} />
        <div className="flex flex-wrap gap-2">
          <Button
            kind="primary"
            size="thumb"
            disabled={!judged?.ok}
            onClick={() =>
              line &&
              void write({ runId: line.run.id, itemKey: line.item.key, value: value.trim(), probeId, signature: null }, line.item.label)
            }
          >
            {judged?.ok ? m.tasks_write_down({ value: celsiusText(value.trim()) }) : m.assistant_display_write()}
          </Button>
          <Button kind="quiet" onClick={() => void throwAway()}>
            {m.assistant_photo_throw()}
          </Button>
        </div>
      </div>
    </div>
  );
};

/** Which line of which list was measured: the one that the address says, or the only one there is. */
const useMeasuredLine = ({ run, line: itemKey = '' }: DisplaySearch) => {
  const [chosen, setChosen] = useState(run === undefined ? '' : `${run} ${itemKey}`);
  const lines = measuredLines(useRuns().runs ?? []);
  const line = lines.find(({ key }) => key === chosen) ?? (lines.length === 1 ? lines[0] : undefined);
  return { lines, line, setChosen };
};

/** A value in Celsius, with its unit; none where none was seen, until a person says which one it is. */
const useDegrees = (reading: DisplayScan['reading']) => {
  const [unit, setUnit] = useState(reading.unit);
  const [value, setValue] = useState(reading.celsius ?? '');
  const chooseUnit = (chosen: 'C' | 'F') => {
    setUnit(chosen);
    setValue(celsiusOf(reading.shown, chosen) ?? '');
  };
  return { unit, value, setValue, chooseUnit };
};

/** Digits with what stands beside them: a person compares the minus and the unit as well. */
const withSurroundings = ({ x0, x1, y0, y1 }: PaperBox): PaperBox => {
  const high = y1 - y0;
  return { x0: x0 - 0.3 * high, x1: x1 + 0.9 * high, y0: y0 - 0.15 * high, y1: y1 + 0.15 * high };
};

/** What no thermometer can show there is said before it is written. */
const problemOf = (judged: ReturnType<typeof judgeEntry> | undefined): { readonly message: string } | undefined =>
  judged && !judged.ok && judged.refusal.code === 'READING_IMPLAUSIBLE'
    ? { message: m.tasks_refusal_reading_implausible(judged.refusal) }
    : undefined;

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { judgeEntry } from '../../../tasks/rules/check-entry.ts';
import { limitText, ProbeChoice, taskNameIn, useRuns, useTasksCommands } from '../../../tasks/web/parts.ts';
import type { DisplayScan } from '../../contract/photo.ts';
import { celsiusOf } from '../../rules/read/choose-degrees.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { PaperPicture } from '../scan/paper-picture.tsx';
import { readHint } from '../scan/read-hint.ts';
import type { ScannedPicture } from '../scan/use-scan.ts';
import type { DisplaySearch } from './display-search.ts';
import { measuredLines, type MeasuredLine } from './measured-lines.ts';

export type DisplayReviewProps = {
  readonly scan: DisplayScan;
  readonly picture: ScannedPicture;
  readonly search: DisplaySearch;
  readonly onLeave: () => void;
};

/** What was read beside its picture; nothing is written before a person says what it is of. */
export const DisplayReview = ({ scan, picture, search, onLeave }: DisplayReviewProps) => {
  const { reading } = scan;
  const [unit, setUnit] = useState(reading.unit);
  const [value, setValue] = useState(reading.celsius ?? '');
  const [probeId, setProbeId] = useState<string | null>(null);
  const [chosen, setChosen] = useState(search.run === undefined ? '' : `${search.run} ${search.line ?? ''}`);
  const lines = measuredLines(useRuns().runs ?? []);
  const line = lines.find(({ key }) => key === chosen) ?? (lines.length === 1 ? lines[0] : undefined);
  const { write, throwAway } = useWritingDown(scan.id, onLeave);
  const judged = line && judgeEntry(line.item, value);
  const chooseUnit = (chosenUnit: 'C' | 'F') => {
    setUnit(chosenUnit);
    setValue(celsiusOf(reading.shown, chosenUnit) ?? '');
  };
  return (
    <div className="flex flex-col gap-4">
      {scan.isKnownPicture && <Banner status="good" title={m.assistant_scan_known()} />}
      <PaperPicture picture={picture} box={reading.box} />
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
          {m.assistant_display_write()}
        </Button>
        <Button kind="quiet" onClick={() => void throwAway()}>
          {m.assistant_photo_throw()}
        </Button>
      </div>
    </div>
  );
};

/** What no thermometer can show there is said before it is written. */
const problemOf = (judged: ReturnType<typeof judgeEntry> | undefined): { readonly message: string } | undefined =>
  judged && !judged.ok && judged.refusal.code === 'READING_IMPLAUSIBLE'
    ? { message: m.tasks_refusal_reading_implausible(judged.refusal) }
    : undefined;

type UnitFieldsProps = Pick<UnitChoiceProps, 'unit' | 'onChoose'> & { readonly reading: DisplayScan['reading'] };

/** Asks for a unit that was not seen, and says what Fahrenheit comes to. */
const UnitFields = ({ reading: { shown, unit: seen }, unit, onChoose }: UnitFieldsProps) => (
  <>
    {seen === null && <UnitChoice shown={shown} unit={unit} onChoose={onChoose} />}
    {unit === 'F' && (
      <p className="text-small text-ink-2">{m.assistant_display_from_f({ shown, celsius: celsiusOf(shown, unit) ?? '' })}</p>
    )}
  </>
);

type UnitChoiceProps = { readonly shown: string; readonly unit: 'C' | 'F' | null; readonly onChoose: (unit: 'C' | 'F') => void };

/** Where no unit was seen, a person says which it is: 40 °F is a cold fridge, 40 °C is a broken one. */
const UnitChoice = ({ shown, unit, onChoose }: UnitChoiceProps) => (
  <div className="flex flex-col gap-2">
    <p className="text-body">{m.assistant_display_no_unit({ shown })}</p>
    <Segment<'C' | 'F' | ''>
      label={m.assistant_display_unit()}
      value={unit ?? ''}
      options={[
        { value: 'C', label: '°C' },
        { value: 'F', label: '°F' },
      ]}
      onChange={(chosen) => chosen !== '' && onChoose(chosen)}
    />
  </div>
);

type LineChoiceProps = { readonly lines: readonly MeasuredLine[]; readonly chosen: string; readonly onChoose: (key: string) => void };

/** Which line of which list was measured. */
const LineChoice = ({ lines, chosen, onChoose }: LineChoiceProps) => {
  const locale = useLocale();
  if (lines.length === 0) return <Banner status="soon" title={m.assistant_display_nothing_due()} />;
  const wordsOf = ({ item, run }: MeasuredLine) => [
    taskNameIn(locale, item.label, item.labelLocal),
    limitText(item),
    taskNameIn(locale, run.name, run.nameLocal),
  ];
  return (
    <SelectField
      label={m.assistant_display_line()}
      value={chosen}
      options={[
        { value: '', label: m.assistant_display_choose() },
        ...lines.map((line) => ({ value: line.key, label: wordsOf(line).filter(Boolean).join(' · ') })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
};

/** Writes what was read as tasks writes what is typed: the list it stands in asks what was done where it failed. */
const useWritingDown = (scanId: string, onLeave: () => void) => {
  const { client, restaurantId } = useAssistantWorld();
  const commands = useTasksCommands();
  const navigate = useNavigate();
  const end = (written: string | null) => attempt(client.endDisplay(newCommand(restaurantId, { scanId, written })));
  const write = async (said: Parameters<typeof commands.answer>[0], subject: string): Promise<void> => {
    await commands.answer(said, { subject, picture: null });
    await end(said.value);
    await navigate({ to: '/tasks/run', search: { id: said.runId } });
  };
  const throwAway = async (): Promise<void> => {
    await end(null);
    onLeave();
  };
  return { write, throwAway };
};

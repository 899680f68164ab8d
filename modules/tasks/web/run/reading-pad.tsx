import { Delete } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import type { Kept } from '../../../../ui/form/use-kept.ts';
import { isFarColder, judgeEntry } from '../../rules/check-entry.ts';
import type { CheckItem } from '../../rules/check-item.ts';
import { tasksRefusalWords } from '../words/refusal-words.ts';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;

/** @unit characters */
const readingLengthMax = 8;

const keyClass =
  'flex min-h-14 items-center justify-center rounded-control border border-line bg-teff text-[1.375rem] font-medium focus-ring active:bg-line';

/** What is typed so far, by the keys or in words. */
export type TypedReading = { readonly typed: string; readonly isMinus: boolean };

export const noReading: TypedReading = { typed: '', isMinus: false };

export type ReadingPadProps = {
  readonly item: CheckItem;
  readonly kept: Pick<Kept<TypedReading>, 'values' | 'set'>;
  readonly onAnswer: (value: string) => void;
};

/** Keys for a reading, large enough for wet hands; what no thermometer can show is not taken. */
export const ReadingPad = ({ item, kept, onAnswer }: ReadingPadProps) => {
  const { typed, isMinus } = kept.values;
  const set = (change: (before: TypedReading) => Partial<TypedReading>) => kept.set((before) => ({ ...before, ...change(before) }));
  const value = `${isMinus ? '-' : ''}${typed}`;
  const judged = judgeEntry(item, value);
  const problem = typed !== '' && !judged.ok && judged.refusal.code === 'READING_IMPLAUSIBLE' ? judged.refusal : null;
  const { errorAt, send } = useFaults({
    reading: !judged.ok && (tasksRefusalWords(judged.refusal.code, judged.refusal) ?? m.tasks_refusal_value_not_understood()),
  });
  const shown = item.type === 'TEMPERATURE' ? `${value} °C` : value;
  return (
    <div role="group" aria-label={m.tasks_type_reading()} className="flex flex-col gap-2">
      <output className="min-h-10 text-center text-title" aria-live="polite">
        {typed === '' ? m.tasks_type_reading() : shown}
      </output>
      <div className="grid grid-cols-3 gap-2">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={keyClass}
            onClick={() => set((before) => ({ typed: (before.typed + key).slice(0, readingLengthMax) }))}
          >
            {key}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isMinus}
          aria-label={m.tasks_minus()}
          className={keyClass}
          onClick={() => set((before) => ({ isMinus: !before.isMinus }))}
        >
          −
        </button>
      </div>
      {problem && <Banner status="wrong" title={m.tasks_refusal_reading_implausible(problem)} />}
      <Doubt item={item} value={value} />
      {!problem && <FaultLine error={errorAt('reading')} />}
      <div className="flex gap-2">
        <Button size="thumb" kind="secondary" onClick={() => send(() => onAnswer(value))}>
          {m.tasks_write_down({ value: typed === '' ? '' : shown })}
        </Button>
        <Button
          aria-label={m.ui_delete_last()}
          disabled={typed === ''}
          onClick={() => set((before) => ({ typed: before.typed.slice(0, -1) }))}
        >
          <Delete aria-hidden />
        </Button>
      </div>
    </div>
  );
};

/** What can be true and most likely is not: it is said before it is written down, and keeps nothing back. */
const Doubt = ({ item, value }: { readonly item: CheckItem; readonly value: string }) =>
  judgeEntry(item, value).ok && isFarColder(item, value) ? <Banner status="soon" title={m.tasks_reading_far_colder()} /> : null;

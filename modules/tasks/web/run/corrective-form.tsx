import { useEffect, useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { Button } from '../../../../ui/button.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { taskLimits, type ProbePlace } from '../../rules/check-item.ts';
import { dispositionsIn, type Disposition } from '../../rules/disposition.ts';
import type { Correction } from '../tasks-commands.ts';
import { choiceWord } from '../words/task-words.ts';

/** Within how many days somebody must see to it; none where it is settled. */
const dueOptions = ['', '1', '3', '7'] as const;
type DueDays = (typeof dueOptions)[number];

const dueWords: Readonly<Record<DueDays, () => string>> = {
  '': m.tasks_follow_up_none,
  '1': m.tasks_follow_up_day,
  '3': m.tasks_follow_up_three_days,
  '7': m.tasks_follow_up_week,
};

/** @unit milliseconds */
const dayMs = 86_400_000;

const followUpWithin = (days: DueDays, about: string): Correction['followUp'] => {
  if (days === '') return null;
  const title = m.tasks_follow_up_title({ about }).slice(0, taskLimits.labelLengthMax);
  return { title, dueAt: new Date(Date.now() + Number(days) * dayMs).toISOString() };
};

type Typed = { readonly disposition: Disposition | null; readonly note: string; readonly food: string; readonly dueDays: DueDays };

export type CorrectiveFormProps = {
  /** The id of what failed, under which it is kept what is typed. */
  readonly about: string;
  /** What it is about, where that is known; else whoever throws it away says it. */
  readonly food?: string;
  /** Where it was measured, where a thermometer said it. */
  readonly place?: ProbePlace | null;
  /** What a task for whoever leads would be about; without it none is offered. */
  readonly followUpOf?: string;
  readonly onCorrect: (said: Omit<Correction, 'entryId'>, form: TypedForm) => Promise<void>;
};

/** A form that grows by a field is brought into sight again: what saves it would lie under the foot. */
const useGrownInSight = (isGrown: boolean) => {
  const form = useRef<HTMLDivElement>(null);
  const wasGrown = useRef(isGrown);
  useEffect(() => {
    if (isGrown && !wasGrown.current) form.current?.scrollIntoView({ block: 'nearest' });
    wasGrown.current = isGrown;
  }, [isGrown]);
  return form;
};

/** What was done about what failed, in place: without it the list is not handed in. */
export const CorrectiveForm = ({ about, food: knownFood, place = null, followUpOf, onCorrect }: CorrectiveFormProps) => {
  const kept = useKept<Typed>(`tasks.correction ${about}`, { disposition: null, note: '', food: knownFood ?? '', dueDays: '' });
  const { disposition, note, food, dueDays } = kept.values;
  const set = (change: Partial<Typed>) => kept.set((before) => ({ ...before, ...change }));
  const isDiscard = disposition === 'DISCARD';
  const form = useGrownInSight(isDiscard);
  const { errorAt, send } = useFaults({
    disposition: disposition === null && m.ui_choose_one(),
    food: isDiscard && food.trim() === '' && m.ui_fill_in(),
    note: note.trim() === '' && m.ui_fill_in(),
  });
  const save = () => {
    if (disposition === null) return;
    const followUp = followUpOf === undefined ? null : followUpWithin(dueDays, followUpOf);
    void onCorrect({ disposition, note: note.trim(), food: isDiscard ? food.trim() : null, followUp }, kept.typed()).then(kept.forget);
  };
  return (
    <div ref={form} role="group" aria-label={m.tasks_what_was_done()} className="flex flex-col gap-3 rounded-control bg-berbere-wash p-3">
      <p className="text-body font-medium">{m.tasks_what_was_done()}</p>
      <div className="grid grid-cols-2 gap-2">
        {dispositionsIn(place).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === disposition}
            className="min-h-14 odd:last:col-span-2 rounded-control border border-line-strong bg-teff-raise px-2 text-body focus-ring aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-teff"
            onClick={() => set({ disposition: one })}
          >
            {choiceWord(one)}
          </button>
        ))}
      </div>
      <FaultLine error={errorAt('disposition')} />
      {isDiscard && knownFood === undefined && (
        <TextField
          label={m.tasks_action_food()}
          maxLength={taskLimits.labelLengthMax}
          value={food}
          error={errorAt('food')}
          onChange={({ target }) => set({ food: target.value })}
        />
      )}
      <TextField
        label={m.tasks_action_note()}
        maxLength={taskLimits.noteLengthMax}
        value={note}
        error={errorAt('note')}
        onChange={({ target }) => set({ note: target.value })}
      />
      {followUpOf !== undefined && (
        <SelectField
          label={m.tasks_follow_up()}
          value={dueDays}
          options={dueOptions.map((value) => ({ value, label: dueWords[value]() }))}
          onChange={({ target }) => set({ dueDays: dueOptions.find((one) => one === target.value) ?? '' })}
        />
      )}
      <Button size="thumb" onClick={() => send(save)}>
        {m.tasks_action_save()}
      </Button>
    </div>
  );
};

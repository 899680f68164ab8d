import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { HoursCard } from '../../contract/timesheet.contract.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { correctFormOf, segmentToCorrect, writingsOf, type TypedMoment } from './correct-form.ts';

const send = (client: StaffClient) => client.recordClock;

/** Whose day is corrected; without a card a day of somebody's choice. */
export type Corrected = { readonly card: HoursCard | null; readonly day: string };

export type CorrectSheetProps = {
  readonly corrected: Corrected;
  readonly people: readonly { readonly userId: string; readonly name: string }[];
  readonly onClose: () => void;
};

/** Writes when somebody came and went, in the place of what they said. */
export const CorrectSheet = ({ corrected, people, onClose }: CorrectSheetProps) => {
  const { timeZone } = useRestaurant();
  const when = useWhen();
  const { tell, isTelling, refused } = useTell();
  const [form, setForm] = useState(() => {
    const first = correctFormOf(corrected, timeZone);
    return { ...first, userId: first.userId || (people[0]?.userId ?? '') };
  });
  const change = (said: Partial<typeof form>) => setForm({ ...form, ...said });
  const note = form.note.trim();
  const { errorAt, send: sendForm } = useFaults({ note: note === '' && m.staff_hours_note_missing() });
  const segment = segmentToCorrect(corrected.card);
  const save = async () => {
    for (const writing of writingsOf(form, segment, timeZone)) {
      if (!(await tell(send, { markId: newId(), userId: form.userId, note, ...writing }))) return;
    }
    onClose();
  };
  const name = people.find(({ userId }) => userId === form.userId)?.name;
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={corrected.card ? name : m.staff_hours_write()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => sendForm(save)}>
          {m.staff_hours_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && <Banner status="wrong" title={refused.words} />}
        {corrected.card === null && (
          <SelectField
            label={m.staff_hours_who()}
            value={form.userId}
            options={people.map((one) => ({ value: one.userId, label: one.name }))}
            onChange={({ target }) => change({ userId: target.value })}
          />
        )}
        <Moment label={m.staff_hours_came()} value={form.came} onChange={(came) => change({ came })} />
        <Moment label={m.staff_hours_left()} value={form.left} onChange={(left) => change({ left })} />
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-small font-medium">{m.staff_hours_break_add()}</legend>
          <ClockField
            label={m.staff_hours_break_from()}
            value={form.pause.from}
            onChange={(from) => change({ pause: { ...form.pause, from } })}
          />
          <ClockField label={m.staff_hours_break_to()} value={form.pause.to} onChange={(to) => change({ pause: { ...form.pause, to } })} />
        </fieldset>
        {segment?.proposedEnd && (
          <p className="text-small text-ink-2">{m.staff_hours_proposed({ time: when.moment(segment.proposedEnd) })}</p>
        )}
        <TextField
          label={m.staff_hours_note()}
          maxLength={300}
          value={form.note}
          error={errorAt('note')}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </Sheet>
  );
};

type MomentProps = { readonly label: string; readonly value: TypedMoment; readonly onChange: (value: TypedMoment) => void };

const Moment = ({ label, value, onChange }: MomentProps) => (
  <fieldset className="flex flex-col gap-2" aria-label={label}>
    <ClockField label={label} value={value.clock} onChange={(clock) => onChange({ ...value, clock })} />
    <DayField label={m.staff_hours_on_day()} value={value.day} onChange={(day) => onChange({ ...value, day })} />
  </fieldset>
);

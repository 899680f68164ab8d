import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import type { StaffPerson } from '../../contract/fields.ts';
import { timeOffKinds } from '../../rules/time-off.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { timeOffWord } from '../words/time-off-words.ts';
import { blankTimeOff, readTimeOffForm, type TimeOffForm } from './time-off-form.ts';
import { useOwnOffWords } from './use-own-off-words.ts';

const send = (client: StaffClient) => client.askTimeOff;
const sendFor = (client: StaffClient) => client.recordTimeOff;

export type TimeOffSheetProps = {
  /** Whose absence a lead may write down; null for a wish of one's own. */
  readonly people: readonly StaffPerson[] | null;
  readonly onClose: () => void;
};

const faultsOf = ({ fromDay, toDay, hasHours, from, to }: TimeOffForm) => ({
  fromDay: fromDay === '' && m.staff_off_day_missing(),
  toDay: !hasHours && toDay === '' && m.staff_off_day_missing(),
  from: hasHours && from === '' && m.staff_shift_time_missing(),
  to: hasHours && to === '' && m.staff_shift_time_missing(),
});

/** Days or hours off: asked for oneself, written down for somebody else, or by an owner for themselves. */
export const TimeOffSheet = ({ people, onClose }: TimeOffSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const own = useOwnOffWords();
  const [timeOffId] = useState(newId);
  const [userId, setUserId] = useState('');
  const [form, setForm] = useState<TimeOffForm>(() => (people ? { ...blankTimeOff, kind: 'SICK' } : blankTimeOff));
  const change = (said: Partial<TimeOffForm>) => setForm({ ...form, ...said });
  const said = readTimeOffForm(form);
  const { errorAt, send: sendForm } = useFaults({ ...faultsOf(form), who: people !== null && userId === '' && m.ui_choose_one() });
  const save = async () => {
    if (!said) return;
    const isDone = people ? await tell(sendFor, { timeOffId, userId, ...said }) : await tell(send, { timeOffId, ...said });
    if (isDone) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={people ? m.staff_off_record() : own.title}
      actions={
        <Button kind="primary" size="thumb" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => sendForm(save)}>
          {people ? m.staff_off_record_save() : own.send}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && <Banner status="wrong" title={refused.words} />}
        {people && (
          <SelectField
            label={m.staff_who()}
            value={userId}
            error={errorAt('who')}
            options={[{ value: '', label: m.staff_off_choose() }, ...people.map((one) => ({ value: one.userId, label: one.name }))]}
            onChange={({ target }) => setUserId(target.value)}
          />
        )}
        <SelectField
          label={m.staff_off_kind()}
          value={form.kind}
          options={timeOffKinds.map((kind) => ({ value: kind, label: timeOffWord(kind) }))}
          onChange={({ target }) => change({ kind: timeOffKinds.find((kind) => kind === target.value) ?? 'OTHER' })}
        />
        <Days form={form} errorAt={errorAt} onChange={change} />
        <Checkbox checked={form.hasHours} onChange={() => change({ hasHours: !form.hasHours })}>
          {m.staff_off_some_hours()}
        </Checkbox>
        {form.hasHours && (
          <>
            <ClockField label={m.staff_off_from()} value={form.from} error={errorAt('from')} onChange={(from) => change({ from })} />
            <ClockField label={m.staff_off_until()} value={form.to} error={errorAt('to')} onChange={(to) => change({ to })} />
          </>
        )}
        <TextField label={m.staff_off_note()} maxLength={300} value={form.note} onChange={({ target }) => change({ note: target.value })} />
      </div>
    </Sheet>
  );
};

type DaysProps = {
  readonly form: TimeOffForm;
  readonly errorAt: (field: 'fromDay' | 'toDay') => FieldError | undefined;
  readonly onChange: (said: Partial<TimeOffForm>) => void;
};

/** From which day to which; hours are off on one day alone. */
const Days = ({ form: { fromDay, toDay, hasHours }, errorAt, onChange }: DaysProps) => (
  <>
    <DayField
      label={m.staff_off_first_day()}
      value={fromDay}
      error={errorAt('fromDay')}
      onChange={(day) => onChange({ fromDay: day, toDay: toDay < day ? day : toDay })}
    />
    {!hasHours && (
      <DayField label={m.staff_off_last_day()} value={toDay} error={errorAt('toDay')} onChange={(day) => onChange({ toDay: day })} />
    )}
  </>
);

import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { daysMax, type ListForm } from './list-form.ts';

const dayMinutes = 1440;
const days = Array.from({ length: daysMax + 1 }, (_, day) => day);

const two = (part: number): string => String(part).padStart(2, '0');
const clockOf = (minute: number): string => `${two(Math.floor((minute % dayMinutes) / 60))}:${two(minute % 60)}`;
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const dayWord = (day: number): string => {
  if (day === 0) return m.tasks_list_same_day();
  return day === 1 ? m.tasks_list_next_day() : m.tasks_list_days_later({ days: day });
};

type TimeFieldProps = {
  readonly label: string;
  /** @unit minutes from midnight of the list's day */
  readonly minute: number;
  readonly error: FieldError | undefined;
  readonly onChange: (minute: number) => void;
};

/** A time by the clock on the wall, on the list's own day or on one after it. */
const TimeField = ({ label, minute, error, onChange }: TimeFieldProps) => {
  const day = Math.floor(minute / dayMinutes);
  return (
    <fieldset className="flex flex-col gap-2" aria-label={label}>
      <ClockField
        label={label}
        value={clockOf(minute)}
        error={error}
        onChange={(clock) => clock !== '' && onChange(day * dayMinutes + minuteOf(clock))}
      />
      <SelectField
        label={m.tasks_list_time_day()}
        value={String(day)}
        options={days.map((one) => ({ value: String(one), label: dayWord(one) }))}
        onChange={({ target }) => onChange(Number(target.value) * dayMinutes + (minute % dayMinutes))}
      />
    </fieldset>
  );
};

export type TimeFieldsProps = {
  readonly form: ListForm;
  readonly errorAt: (field: 'due' | 'expire') => FieldError | undefined;
  readonly onChange: (said: Partial<ListForm>) => void;
};

/** From when a list is shown, when it is due, and from when it is too late. */
export const TimeFields = ({ form, errorAt, onChange }: TimeFieldsProps) => {
  const { showMinute, dueMinute, expireMinute } = form;
  return (
    <>
      <TimeField
        label={m.tasks_list_show()}
        minute={showMinute}
        error={undefined}
        onChange={(minute) => onChange({ showMinute: minute })}
      />
      <TimeField
        label={m.tasks_list_due()}
        minute={dueMinute}
        error={errorAt('due')}
        onChange={(minute) => onChange({ dueMinute: minute })}
      />
      <TimeField
        label={m.tasks_list_expire()}
        minute={expireMinute}
        error={errorAt('expire')}
        onChange={(minute) => onChange({ expireMinute: minute })}
      />
    </>
  );
};

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import type { ClockSetting } from '../../contract/clock-fields.ts';
import { clockLimits, roundingSteps } from '../../rules/clock-limits.ts';
import { ethiopianHolidays } from '../../rules/holidays-et.ts';
import { useDayName } from './card-line.tsx';

/** How hours are counted, as it is typed. */
export type CountingForm = Pick<ClockSetting, 'roundUpTo' | 'restWeekday' | 'holidays'> & {
  readonly grace: string;
  /** Labour as a share of the sales, in percent; empty where the house wants nothing. */
  readonly target: string;
};

/** @unit minutes */
const graceMax = 60;

/** Minutes as they are typed; null for what is no such number. */
export const readGrace = (text: string): number | null => (/^\d{1,2}$/.test(text.trim()) && Number(text) <= graceMax ? Number(text) : null);

/** A percentage as it is typed, in hundredths of a percent; null for none, undefined for what is no such number. */
export const readTarget = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const bps = Math.round(Number(text.trim().replace(',', '.')) * bpsPerPercent);
  return bps >= bpsPerPercent && bps <= 100 * bpsPerPercent ? bps : undefined;
};

const bpsPerPercent = 100;

/** A Sunday, from which the days of a week are named. */
const someSunday = '2026-11-22';
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const dayMs = 86_400_000;

type CountingFieldsProps = { readonly form: CountingForm; readonly onChange: (said: Partial<CountingForm>) => void };

/** From when somebody counts as late, to what a day is rounded up, and which days are paid otherwise. */
export const CountingFields = ({ form, onChange }: CountingFieldsProps) => {
  const language = useLocale();
  const weekday = (index: number): string =>
    weekdayText(new Date(Date.parse(someSunday) + index * dayMs).toISOString().slice(0, 10), 'long', language);
  return (
    <>
      <TextField
        label={m.staff_setting_grace()}
        inputMode="numeric"
        value={form.grace}
        error={readGrace(form.grace) === null ? { message: m.staff_setting_grace_wrong() } : undefined}
        onChange={({ target }) => onChange({ grace: target.value })}
      />
      <TextField
        label={m.staff_setting_target()}
        hint={m.staff_setting_target_hint()}
        inputMode="decimal"
        value={form.target}
        error={readTarget(form.target) === undefined ? { message: m.staff_setting_target_wrong() } : undefined}
        onChange={({ target }) => onChange({ target: target.value })}
      />
      <SelectField
        label={m.staff_setting_rounding()}
        hint={m.staff_setting_rounding_hint()}
        value={String(form.roundUpTo)}
        options={roundingSteps.map((minutes) => ({ value: String(minutes), label: m.staff_minutes({ minutes }) }))}
        onChange={({ target }) => onChange({ roundUpTo: roundingSteps.find((one) => String(one) === target.value) ?? 1 })}
      />
      <SelectField
        label={m.staff_setting_rest_day()}
        value={String(form.restWeekday)}
        options={weekdays.map((index) => ({ value: String(index), label: weekday(index) }))}
        onChange={({ target }) => onChange({ restWeekday: Number(target.value) })}
      />
      <Holidays holidays={form.holidays} onChange={(holidays) => onChange({ holidays })} />
    </>
  );
};

type HolidaysProps = { readonly holidays: readonly string[]; readonly onChange: (holidays: string[]) => void };

const Holidays = ({ holidays, onChange }: HolidaysProps) => {
  const dayName = useDayName();
  const today = useToday();
  const isInEthiopia = useRestaurant().timeZone === 'Africa/Addis_Ababa';
  const [typed, setTyped] = useState('');
  const year = Number(today.slice(0, 4));
  const withDays = (days: readonly string[]): string[] => [...new Set([...holidays, ...days])].toSorted().slice(-clockLimits.holidaysMax);
  const add = (day: string) => {
    setTyped('');
    if (day !== '') onChange(withDays([day]));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-small font-medium">{m.staff_setting_holidays()}</legend>
      <ul className="flex flex-wrap gap-2">
        {holidays.map((day) => (
          <li key={day}>
            <Button
              kind="row"
              aria-label={m.staff_setting_holiday_remove({ day: dayName(day) })}
              onClick={() => onChange(holidays.filter((one) => one !== day))}
            >
              {dayName(day)} ×
            </Button>
          </li>
        ))}
      </ul>
      <DayField label={m.staff_setting_holiday_add()} value={typed} onChange={add} />
      {isInEthiopia && (
        <>
          <Button className="self-start" onClick={() => onChange(withDays([...ethiopianHolidays(year), ...ethiopianHolidays(year + 1)]))}>
            {m.staff_setting_holidays_known()}
          </Button>
          <p className="text-small text-ink-3">{m.staff_setting_holidays_moon()}</p>
        </>
      )}
    </fieldset>
  );
};

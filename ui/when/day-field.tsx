import { useState, type ReactNode } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { isBusinessDate } from '../../kit/time/business-date.ts';
import {
  daysInEthiopianMonth,
  ethiopianDateProblem,
  ethiopianMonths,
  fromEthiopianDate,
  toEthiopianDate,
  type EthiopianDate,
} from '../../kit/time/ethiopian-calendar.ts';
import { gregorianDayText } from '../../kit/time/wall.ts';
import { useLocale, type Locale } from '../../platform/web/locale.ts';
import type { FieldError } from '../field-error.tsx';
import { Field, fieldClass } from '../field.tsx';
import { useWall } from './wall.tsx';

export type DayFieldProps = {
  readonly label: ReactNode;
  /** As "2026-11-21"; empty where nothing is chosen. */
  readonly value: string;
  readonly onChange: (isoDay: string) => void;
  readonly error?: FieldError | undefined;
};

/** A day, entered by the calendar on the wall; what comes out is always Gregorian. */
export const DayField = (props: DayFieldProps) =>
  useWall().useEthiopianCalendar ? <EthiopianDayField {...props} /> : <GregorianDayField {...props} />;

const GregorianDayField = ({ label, value, onChange, error }: DayFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <input
        {...control}
        type="date"
        max="9999-12-31"
        value={value}
        onChange={({ target }) => onChange(isBusinessDate(target.value) ? target.value : '')}
        className={fieldClass}
      />
    )}
  </Field>
);

/** What has been entered so far; a part that is not a number yet is zero. */
const partsOf = (value: string): EthiopianDate => (isBusinessDate(value) ? toEthiopianDate(value) : { year: 0, month: 0, day: 0 });

/** Written out; one that is being typed is none yet. */
const isYear = (year: number): boolean => year >= 1000;

/** That the month ends before the day that was typed. */
const beyondMonth = ({ year, month, day }: EthiopianDate, language: Locale): FieldError | undefined => {
  const named = ethiopianMonths[month - 1];
  if (named === undefined || !isYear(year)) return undefined;
  const count = daysInEthiopianMonth(year, month);
  return day > count ? { message: m.ui_month_ends({ month: named[language], year: String(year), count }) } : undefined;
};

const EthiopianDayField = ({ label, value, onChange, error }: DayFieldProps) => {
  const language = useLocale();
  const [entered, setEntered] = useState<EthiopianDate>(() => partsOf(value));
  const parts = isBusinessDate(value) ? toEthiopianDate(value) : entered;
  const change = (part: Partial<EthiopianDate>): void => {
    const next = { ...parts, ...part };
    // A day that the month chosen anew lacks becomes its last: Pagumen has five or six. One that is typed is not made another.
    if (part.month !== undefined && isYear(next.year)) next.day = Math.min(next.day, daysInEthiopianMonth(next.year, next.month));
    setEntered(next);
    onChange(ethiopianDateProblem(next) === null ? fromEthiopianDate(next) : '');
  };
  const number = (text: string): number => Number(text.replace(/\D/g, ''));
  return (
    <Field
      label={label}
      error={beyondMonth(parts, language) ?? error}
      hint={isBusinessDate(value) ? gregorianDayText(value, 'date', language) : undefined}
    >
      {(control) => (
        <span className="grid grid-cols-[1fr_5rem_6rem] gap-2">
          <select
            {...control}
            value={parts.month}
            onChange={(event) => change({ month: Number(event.target.value) })}
            className={fieldClass}
          >
            {parts.month === 0 && <option value={0}>{m.ui_month()}</option>}
            {ethiopianMonths.map((month, index) => (
              <option key={month.en} value={index + 1}>
                {month[language]}
              </option>
            ))}
          </select>
          <input
            aria-label={m.ui_day_of_month()}
            placeholder={m.ui_day_short()}
            inputMode="numeric"
            value={parts.day === 0 ? '' : parts.day}
            onChange={(event) => change({ day: number(event.target.value) })}
            className={fieldClass}
          />
          <input
            aria-label={m.ui_ethiopian_year()}
            placeholder={m.ui_year_short()}
            inputMode="numeric"
            value={parts.year === 0 ? '' : parts.year}
            onChange={(event) => change({ year: number(event.target.value) })}
            className={fieldClass}
          />
        </span>
      )}
    </Field>
  );
};

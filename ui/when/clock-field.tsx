import type { ReactNode } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { ethiopianHalfWord, fromEthiopianTime, toEthiopianTime, type EthiopianTime } from '../../kit/time/ethiopian-clock.ts';
import { useLocale } from '../../platform/web/locale.ts';
import type { FieldError } from '../field-error.tsx';
import { Field, fieldClass } from '../field.tsx';
import { useWall } from './wall.tsx';

export type ClockFieldProps = {
  readonly label: ReactNode;
  /** As "13:48"; empty where nothing is chosen. */
  readonly value: string;
  readonly onChange: (isoMinute: string) => void;
  readonly error?: FieldError | undefined;
};

/** A time of day, entered by the clock on the wall; what comes out is always the ordinary one. */
export const ClockField = (props: ClockFieldProps) =>
  useWall().useEthiopianTime ? <EthiopianClockField {...props} /> : <OrdinaryClockField {...props} />;

const OrdinaryClockField = ({ label, value, onChange, error }: ClockFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <input {...control} type="time" value={value} onChange={(event) => onChange(event.target.value)} className={fieldClass} />
    )}
  </Field>
);

const two = (part: number): string => String(part).padStart(2, '0');

const hours = Array.from({ length: 12 }, (_, index) => (index === 0 ? 12 : index));
const minutes = Array.from({ length: 60 }, (_, index) => index);
const halves = ['day', 'night'] as const;
const dawn: EthiopianTime = { hour: 12, minute: 0, half: 'day' };

const EthiopianClockField = ({ label, value, onChange, error }: ClockFieldProps) => {
  const language = useLocale();
  const [hour, minute] = value.split(':').map(Number);
  const time = hour === undefined || minute === undefined ? dawn : toEthiopianTime(hour, minute);
  const change = (part: Partial<EthiopianTime>): void => {
    const ordinary = fromEthiopianTime({ ...time, ...part });
    onChange(`${two(ordinary.hour)}:${two(ordinary.minute)}`);
  };
  return (
    <Field label={label} error={error} hint={value === '' ? undefined : m.ui_ordinary_time({ time: value })}>
      {(control) => (
        <span className="grid grid-cols-[1fr_1fr_1.4fr] gap-2">
          <select {...control} value={time.hour} onChange={(event) => change({ hour: Number(event.target.value) })} className={fieldClass}>
            {hours.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <select
            aria-label={m.ui_minute()}
            value={time.minute}
            onChange={(event) => change({ minute: Number(event.target.value) })}
            className={fieldClass}
          >
            {minutes.map((one) => (
              <option key={one} value={one}>
                {two(one)}
              </option>
            ))}
          </select>
          <select
            aria-label={m.ui_half_of_day()}
            value={time.half}
            onChange={(event) => change({ half: event.target.value === 'day' ? 'day' : 'night' })}
            className={fieldClass}
          >
            {halves.map((half) => (
              <option key={half} value={half}>
                {ethiopianHalfWord({ hour: time.hour, half }, language)}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
};

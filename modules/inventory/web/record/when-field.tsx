import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt, isoMinuteAt } from '../../../../kit/time/wall.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { EnteredWhen } from './entered-when.ts';

export type WhenFieldProps = {
  readonly value: EnteredWhen;
  readonly onChange: (part: Partial<EnteredWhen>) => void;
  readonly error: FieldError | undefined;
};

/** Now, unless somebody says otherwise: then by the calendar and the clock on the wall, from now on back. */
export const WhenField = ({ value, onChange, error }: WhenFieldProps) => {
  const { timeZone } = useWall();
  const [isOpen, setIsOpen] = useState(value.day !== '' || value.minute !== '');
  if (isOpen) {
    return (
      <div className="flex flex-col gap-3">
        <DayField label={m.inventory_record_day()} value={value.day} error={error} onChange={(day) => onChange({ day })} />
        <ClockField label={m.inventory_record_time()} value={value.minute} onChange={(minute) => onChange({ minute })} />
      </div>
    );
  }
  const open = () => {
    const now = new Date();
    onChange({ day: isoDayAt(now, timeZone), minute: isoMinuteAt(now, timeZone) });
    setIsOpen(true);
  };
  return (
    <p className="flex items-center justify-between border-t border-line pt-3 text-body">
      <span className="text-ink-2">{m.inventory_record_when()}</span>
      <span className="flex items-center gap-3">
        <b className="font-medium">{m.inventory_record_now()}</b>
        <button type="button" onClick={open} className="text-link text-small focus-ring touch:min-h-11">
          {m.inventory_record_change()}
        </button>
      </span>
    </p>
  );
};

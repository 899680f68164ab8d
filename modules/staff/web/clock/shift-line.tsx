import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { clockWindow } from '../../rules/clock-limits.ts';
import { dateOf, minuteMs } from './date-of.ts';

export type ShiftLineProps = { readonly shifts: readonly { readonly startsAt: number; readonly endsAt: number }[]; readonly isIn: boolean };

/** The shift of now, or that there is none and which comes next. */
export const ShiftLine = ({ shifts, isIn }: ShiftLineProps) => {
  const when = useWhen();
  const [now] = useState(() => Date.now() / minuteMs);
  const next = shifts.filter(({ endsAt }) => endsAt > now).toSorted((one, other) => one.startsAt - other.startsAt)[0];
  const isLater = next !== undefined && next.startsAt - clockWindow.earlyMinutes > now;
  const times = next && { from: when.moment(dateOf(next.startsAt).toISOString()), to: when.clock(dateOf(next.endsAt)) };
  return (
    <div className="text-body text-ink-2">
      {(!next || isLater) && !isIn && <p>{m.staff_clock_no_shift()}</p>}
      {times && <p>{isLater ? m.staff_clock_next_shift(times) : m.staff_clock_shift(times)}</p>}
    </div>
  );
};

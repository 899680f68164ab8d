import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale, type Locale } from '../../../../platform/web/locale.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { clockWindow } from '../../rules/clock-limits.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import { dateOf, minuteMs } from './date-of.ts';

type Shift = { readonly startsAt: number; readonly endsAt: number; readonly workRole: Parameters<typeof nameOfRole>[0] | null };

export type ShiftLineProps = {
  readonly shifts: readonly Shift[];
  readonly isIn: boolean;
  /** Whether this week has a rota. */
  readonly hasRota: boolean;
};

/** The shift of now, or that there is none and which comes next. */
export const ShiftLine = ({ shifts, isIn, hasRota }: ShiftLineProps) => {
  const [when, language] = [useWhen(), useLocale()];
  const [now] = useState(() => Date.now() / minuteMs);
  const next = shifts.filter(({ endsAt }) => endsAt > now).toSorted((one, other) => one.startsAt - other.startsAt)[0];
  const isLater = next !== undefined && next.startsAt - clockWindow.earlyMinutes > now;
  const times = next && {
    from: when.moment(dateOf(next.startsAt).toISOString()),
    to: when.clock(dateOf(next.endsAt)),
    role: roleOf(next, language),
  };
  return (
    <div className="text-body text-ink-2">
      {(!next || isLater) && !isIn && <p>{hasRota ? m.staff_clock_no_shift() : m.staff_clock_no_rota()}</p>}
      {times && <p>{isLater ? m.staff_clock_next_shift(times) : m.staff_clock_shift(times)}</p>}
    </div>
  );
};

const roleOf = ({ workRole }: Shift, language: Locale): string => (workRole ? nameOfRole(workRole, language) : '');

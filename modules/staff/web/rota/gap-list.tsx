import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { StatusIcon } from '../../../../ui/status.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import { useShortDay } from '../exchange/use-shift-text.ts';
import type { CoverGap } from './rota-gaps.ts';
import { useGapText } from './use-gap-text.ts';

/** A day on which somebody is missing. */
export type DayGaps = { readonly day: string; readonly gaps: readonly CoverGap[] };

export type GapListProps = { readonly days: readonly DayGaps[]; readonly workRoles: readonly WorkRole[] };

/** The days of a week that are not covered, with the kind of work that is missing. They keep nothing back. */
export const GapList = ({ days, workRoles }: GapListProps) => {
  const [shortDay, gapText] = [useShortDay(), useGapText(workRoles)];
  return (
    <ul aria-label={m.staff_gaps()} className="flex flex-col">
      {days.map(({ day, gaps }) => (
        <li key={day} className="flex gap-3 border-t border-line py-3 text-body">
          <StatusIcon status="soon" className="mt-0.5 size-[1.125rem] shrink-0" />
          <div className="min-w-0 flex-1">
            <Link to="/staff" search={{ day }} className="text-link rounded-chip font-medium focus-ring touch:min-h-11">
              {shortDay(day)}
            </Link>
            {gaps.map((gap) => (
              <p key={gap.workRoleId} className="text-small text-ink-2">
                {gapText(gap)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
};

import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { Proposal, ProposalGap, ProposalShift } from '../../contract/roster-fields.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import { useShiftTimes } from '../rota/shift-times.ts';
import { gapWords, reasonWords } from './reason-words.ts';

type Known = { readonly workRoles: readonly WorkRole[]; readonly names: ReadonlyMap<string, string> };

const useRoleName = ({ workRoles }: Known) => {
  const language = useLocale();
  return (workRoleId: string): string => {
    const role = workRoles.find(({ id }) => id === workRoleId);
    return role ? nameOfRole(role, language) : '';
  };
};

/** What is proposed, day by day: what stays open first, then who is to come, each with why. */
export const ProposalList = ({ proposal, ...known }: Known & { readonly proposal: Proposal }) => {
  const wall = useWall();
  const language = useLocale();
  const days = [...new Set([...proposal.shifts, ...proposal.gaps].map(({ day }) => day))].toSorted();
  return (
    <div className="flex flex-col gap-5">
      {days.map((day) => {
        const title = dayText(day, 'long', { wall, language });
        return (
          <section key={day} aria-label={title}>
            <h3 className="border-b border-line pb-1 text-body font-medium">{title}</h3>
            <ul>
              {proposal.gaps
                .filter((gap) => gap.day === day)
                .map((gap) => (
                  <GapLine key={`${gap.workRoleId} ${gap.startsAt}`} gap={gap} {...known} />
                ))}
              {proposal.shifts
                .filter((shift) => shift.day === day)
                .map((shift) => (
                  <ShiftLine key={shift.shiftId} shift={shift} {...known} />
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};

const GapLine = ({ gap, ...known }: Known & { readonly gap: ProposalGap }) => {
  const times = useShiftTimes();
  const roleName = useRoleName(known);
  return (
    <li className="flex gap-3 border-b border-line py-2">
      <StatusIcon status="soon" className="mt-0.5 size-[1.125rem] shrink-0" />
      <span className="min-w-0">
        <span className="block text-body font-medium">
          {m.staff_fill_gap_line({ people: gap.people, role: roleName(gap.workRoleId), times: times(gap) })}
        </span>
        <span className="block text-small text-ink-2">{gapWords(gap)}</span>
      </span>
    </li>
  );
};

const ShiftLine = ({ shift, ...known }: Known & { readonly shift: ProposalShift }) => {
  const times = useShiftTimes();
  const roleName = useRoleName(known);
  return (
    <li className="border-b border-line py-2">
      <span className="flex justify-between gap-3 text-body">
        <span className="min-w-0 truncate font-medium">{known.names.get(shift.userId)}</span>
        <span className="tabular-nums">{times(shift)}</span>
      </span>
      <span className="block text-small text-ink-2">
        {[roleName(shift.workRoleId), ...shift.reasons.map(reasonWords)].join(m.ui_comma())}
      </span>
    </li>
  );
};

import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import type { LeaveBalance } from '../../contract/time-off-fields.ts';
import { hoursText } from '../people/hours-text.ts';
import { daysText } from './time-off-line.tsx';
import { lawWords } from '../words/law-words.ts';

/** How much paid leave somebody has left, and by which rule. */
export const LeaveLine = ({ balance }: { readonly balance: LeaveBalance | undefined }) => {
  const [wall, language] = [useWall(), useLocale()];
  if (!balance) return <p className="text-small text-ink-2">{m.staff_off_leave_unknown()}</p>;
  const { unit, earned, taken, asked, yearFrom, source, isConfirmed } = balance;
  const text = unit === 'DAYS' ? daysText : hoursText;
  const left = text(Math.max(0, earned - taken));
  return (
    <div className="flex flex-col gap-0.5">
      <p className="text-body font-medium">
        {unit === 'DAYS' ? m.staff_off_left_days({ left, earned: text(earned) }) : m.staff_off_left_hours({ left, earned: text(earned) })}
      </p>
      {asked > 0 && <p className="text-small">{m.staff_off_leave_asked({ asked: text(asked) })}</p>}
      <p className="text-small text-ink-2">
        {m.staff_off_leave_source({
          day: dayText(yearFrom, 'date', { wall, language }),
          source: isConfirmed ? lawWords(source) : m.staff_finding_unconfirmed({ source: lawWords(source) }),
        })}
      </p>
    </div>
  );
};

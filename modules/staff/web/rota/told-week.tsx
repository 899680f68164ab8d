import { Fragment, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import type { StaffPerson, WorkRole } from '../../contract/fields.ts';
import type { ToldShift } from '../../contract/rota-fields.ts';
import { expiryOf } from '../../rules/shift-request.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import { GiveSheet } from '../exchange/give-sheet.tsx';
import { useAskedShifts } from '../exchange/use-exchange.ts';
import { SeenWeek } from '../notice/seen-week.tsx';
import { nameOfRole } from '../people/name-of-role.ts';
import { useShiftTimes } from './shift-times.ts';

export type ToldWeekProps = {
  readonly monday: string;
  readonly told: readonly ToldShift[];
  readonly workRoles: readonly WorkRole[];
  readonly names: ReadonlyMap<string, string>;
  readonly people: readonly StaffPerson[];
};

/** The week as it was made known, from today on: one's own shifts, then everybody's day by day. */
export const ToldWeek = ({ monday, told, workRoles, names, people }: ToldWeekProps) => {
  const own = useSession()?.user.id;
  const wall = useWall();
  const today = useToday();
  const language = useLocale();
  const asked = useAskedShifts();
  const [given, setGiven] = useState<ToldShift>();
  const [nowMs] = useState(() => Date.now());
  const mayGive = ({ id, userId, startsAt }: ToldShift): boolean =>
    userId === own && !asked.has(id) && expiryOf([Date.parse(startsAt)]) > nowMs;
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
  // Whoever looks between two tables wants what comes; a week that is over, or has not begun, is read from its Monday.
  const isNow = days.includes(today);
  const [past, coming] = [days.filter((day) => isNow && day < today), days.filter((day) => !isNow || day >= today)];
  const roleOf = ({ workRoleId }: ToldShift) => workRoles.find(({ id }) => id === workRoleId);
  const titleOf = ({ userId }: ToldShift): string => {
    if (userId === null) return m.staff_open_shift();
    return userId === own ? m.staff_your_shift() : (names.get(userId) ?? '');
  };
  const mineToCome = told
    .filter(({ userId, day }) => userId === own && coming.includes(day))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const sectionOf = (day: string) => {
    const ofDay = told.filter((shift) => shift.day === day);
    const mine = ofDay.filter(({ userId }) => userId === own);
    return (
      <section key={day} aria-label={dayText(day, 'long', { wall, language })}>
        <h2 className="border-b border-line pb-1 text-heading">{dayText(day, 'long', { wall, language })}</h2>
        {ofDay.length === 0 && <p className="py-2 text-body text-ink-2">{m.staff_rota_nobody()}</p>}
        <ul>
          {[...mine, ...ofDay.filter(({ userId }) => userId !== own)].map((shift) => (
            <ToldLine
              key={shift.id}
              shift={shift}
              isOwn={shift.userId === own}
              isAsked={asked.has(shift.id)}
              title={titleOf(shift)}
              role={roleOf(shift)}
            />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <div className="flex max-w-line flex-col gap-6">
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{m.staff_rota_mine()}</h2>
        {mineToCome.length === 0 && <p className="py-2 text-body text-ink-2">{m.staff_rota_none_mine()}</p>}
        <ul>
          {mineToCome.map((shift) => (
            <ToldLine
              key={shift.id}
              shift={shift}
              isOwn
              isAsked={asked.has(shift.id)}
              title={dayText(shift.day, 'long', { wall, language })}
              role={roleOf(shift)}
              onGive={mayGive(shift) ? () => setGiven(shift) : undefined}
            />
          ))}
        </ul>
        {/* What comes later than the shifts stands below them: nothing moves away from under a thumb. */}
        <SeenWeek monday={monday} />
      </section>
      {coming.map(sectionOf)}
      {past.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-body text-ink-2 focus-ring touch:min-h-11">{m.staff_rota_earlier()}</summary>
          <div className="flex flex-col gap-6 pt-3">{past.map(sectionOf)}</div>
        </details>
      )}
      {given && <GiveSheet key={given.id} shift={given} people={people} workRoles={workRoles} onClose={() => setGiven(undefined)} />}
    </div>
  );
};

type ToldLineProps = {
  readonly shift: ToldShift;
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  readonly title: string;
  readonly role: WorkRole | undefined;
  /** None where it can't be given, or not any more. */
  readonly onGive?: (() => void) | undefined;
};

const ToldLine = ({ shift, isOwn, isAsked, title, role, onGive }: ToldLineProps) => {
  const language = useLocale();
  const times = useShiftTimes();
  return (
    <li className={isOwn ? 'my-2 rounded-control bg-enset-wash px-3 py-2' : 'border-b border-line py-2'}>
      <p className="flex flex-wrap justify-between gap-x-4 text-body">
        <span className="font-medium">{title}</span>
        <span className="tabular-nums">{times(shift)}</span>
      </p>
      <p className="text-small text-ink-2">
        {[role && nameOfRole(role, language), shift.note, isAsked ? m.staff_swap_mark() : null].filter(Boolean).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && m.ui_comma()}
            {part}
          </Fragment>
        ))}
      </p>
      {onGive && (
        <Button kind="row" className="mt-1" aria-label={`${m.staff_swap_cant()}: ${times(shift)}`} onClick={onGive}>
          {m.staff_swap_cant()}
        </Button>
      )}
    </li>
  );
};

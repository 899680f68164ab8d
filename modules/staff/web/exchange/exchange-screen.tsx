import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { useSession } from '../../../../platform/web/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Exchange } from '../../contract/exchange-fields.ts';
import type { ToldShift } from '../../contract/rota-fields.ts';
import { useNames } from '../people/use-names.ts';
import { StaffLinks } from '../show/staff-links.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { exchangeQuery, staffQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';
import { AnswerButtons, partOf } from './answer-buttons.tsx';
import { ExchangeInbox } from './exchange-inbox.tsx';
import { ExchangeLine, type ExchangeNames } from './exchange-line.tsx';
import { GiveSheet } from './give-sheet.tsx';
import { NotTaken } from './not-taken.tsx';
import { useShiftText } from './use-shift-text.ts';

const sendClaim = (client: StaffClient) => client.claimShift;
const living: readonly string[] = ['OPEN', 'CLAIMED', 'ACCEPTED'];
const isLiving = ({ status, stale }: Exchange): boolean => living.includes(status) && stale === null;

/** What is open for one, what one asked and was asked, one's own shifts; for whoever plans what is to be settled. */
export const ExchangeScreen = () => {
  const world = useStaffWorld();
  const own = useSession()?.user.id;
  const query = useQuery(exchangeQuery(world));
  const staff = useQuery(staffQuery(world));
  const mayPlan = useCan('staff.plan');
  const names = useNames(staff.data, query.data);
  const [given, setGiven] = useState<ToldShift>();
  if (!query.data) return <Unread query={query} />;
  if (!staff.data) return <Unread query={staff} />;
  const { exchanges, open, setting } = query.data;
  const { people, workRoles } = staff.data;
  const shared = { names, workRoles };
  const roles = people.find(({ userId }) => userId === own)?.workRoleIds ?? [];
  const mine = exchanges.filter((of) => partOf(of, own) !== 'NONE' || of.takerUserId === own);
  const offered = exchanges.filter(
    (of) => of.kind === 'OFFER' && isLiving(of) && !mine.includes(of) && roles.includes(of.shift.workRoleId),
  );
  const claimed = new Set(mine.filter(isLiving).map(({ shift }) => shift.id));
  const asked = new Set(exchanges.filter(isLiving).map(({ shift }) => shift.id));
  const unclaimed = open.filter(({ id }) => !claimed.has(id));
  return (
    <section className="flex max-w-line flex-col gap-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.staff_swap_title()}</h1>
        <StaffLinks />
      </header>
      {mayPlan && <ExchangeInbox waiting={exchanges.filter(({ status }) => living.includes(status))} setting={setting} {...shared} />}
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{m.staff_swap_for_me()}</h2>
        {offered.length + unclaimed.length === 0 && <p className="text-body text-ink-2">{m.staff_swap_for_me_none()}</p>}
        <ul>
          {unclaimed.map((shift) => (
            <OpenShift key={shift.id} shift={shift} {...shared} />
          ))}
          {offered.map((of) => (
            <ExchangeLine key={`${of.id} ${of.version}`} of={of} {...shared}>
              <AnswerButtons of={of} />
            </ExchangeLine>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-heading">{m.staff_swap_mine()}</h2>
        {mine.length === 0 && <p className="text-body text-ink-2">{m.staff_swap_mine_none()}</p>}
        <ul>
          {mine.map((of) => (
            <ExchangeLine key={`${of.id} ${of.version}`} of={of} {...shared}>
              <AnswerButtons of={of} />
            </ExchangeLine>
          ))}
        </ul>
      </section>
      <OwnShifts shifts={query.data.own} asked={asked} onGive={setGiven} {...shared} />
      {given && <GiveSheet key={given.id} shift={given} people={people} workRoles={workRoles} onClose={() => setGiven(undefined)} />}
    </section>
  );
};

const OpenShift = ({ shift, workRoles }: ExchangeNames & { readonly shift: ToldShift }) => {
  const { tell, isTelling, refused } = useTell();
  const [exchangeId] = useState(newId);
  const text = useShiftText(workRoles);
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 text-body">
      <p className="font-medium">{m.staff_swap_open_of()}</p>
      <p>{text(shift)}</p>
      {refused && <NotTaken refused={refused} />}
      <Button
        className="w-fit"
        busyLabel={isTelling ? m.staff_saving() : undefined}
        onClick={() => void tell(sendClaim, { exchangeId, shiftId: shift.id })}
      >
        {m.staff_swap_take()}
      </Button>
    </li>
  );
};

type OwnShiftsProps = ExchangeNames & {
  readonly shifts: readonly ToldShift[];
  /** Those of which something is asked already. */
  readonly asked: ReadonlySet<string>;
  readonly onGive: (shift: ToldShift) => void;
};

const OwnShifts = ({ shifts, asked, onGive, workRoles }: OwnShiftsProps) => {
  const text = useShiftText(workRoles);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.staff_swap_own()}</h2>
      {shifts.length === 0 && <p className="text-body text-ink-2">{m.staff_swap_own_none()}</p>}
      <ul>
        {shifts.map((shift) => (
          <li key={shift.id} className="flex items-center justify-between gap-3 border-t border-line py-2 text-body">
            <span className="min-w-0">{text(shift)}</span>
            {asked.has(shift.id) ? (
              <span className="text-small text-ink-2">{m.staff_swap_mark()}</span>
            ) : (
              <Button kind="row" aria-label={`${m.staff_swap_cant()}: ${text(shift)}`} onClick={() => onGive(shift)}>
                {m.staff_swap_cant()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import type { TimeOff } from '../../contract/time-off-fields.ts';
import { dayAfter, mondayOf } from '../../rules/rota-week.ts';
import { AvailabilitySection } from '../availability/availability-section.tsx';
import { useNames } from '../people/use-names.ts';
import { StaffLinks } from '../show/staff-links.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { staffQuery, timeOffQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';
import { AwayStrip } from './away-strip.tsx';
import { LeaveLine } from './leave-line.tsx';
import { TimeOffInbox } from './time-off-inbox.tsx';
import { TimeOffLine } from './time-off-line.tsx';
import { TimeOffSheet } from './time-off-sheet.tsx';
import { useOwnOffWords } from './use-own-off-words.ts';

const sendBack = (client: StaffClient) => client.cancelTimeOff;

/** How far back and ahead wishes are shown, and how long the strip is. @unit days */
const shown = { back: 60, ahead: 366, strip: 28 } as const;

/** One's own wishes to be away first; for whoever plans what others ask, who is away, and everybody's week. */
export const TimeOffScreen = () => {
  const world = useStaffWorld();
  const today = useToday();
  const ownWords = useOwnOffWords();
  const own = useSession()?.user.id;
  const query = useQuery(timeOffQuery(world, { from: dayAfter(today, -shown.back), to: dayAfter(today, shown.ahead) }));
  const staff = useQuery(staffQuery(world));
  const names = useNames(staff.data);
  const [opened, setOpened] = useState<'ask' | 'record'>();
  if (!query.data) return <Unread query={query} />;
  if (!staff.data) return <Unread query={staff} />;
  const { others, away, balances, availability } = query.data;
  const agreed = others?.filter(({ status, toDay }) => status === 'APPROVED' && toDay >= today) ?? [];
  return (
    <section className="flex max-w-line flex-col gap-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.staff_off_title()}</h1>
        <StaffLinks />
      </header>
      <section className="flex flex-col gap-3">
        <h2 className="text-heading">{m.staff_off_own()}</h2>
        <LeaveLine balance={balances.find(({ userId }) => userId === own)} />
        {query.data.own.length === 0 && <p className="text-body text-ink-2">{m.staff_off_own_none()}</p>}
        <ul>
          {query.data.own.map((of) => (
            <Standing key={`${of.id} ${of.version}`} of={of} />
          ))}
        </ul>
        <Button kind="primary" size="thumb" className="md:w-fit" onClick={() => setOpened('ask')}>
          {ownWords.title}
        </Button>
      </section>
      {others && <TimeOffInbox waiting={others.filter(({ status }) => status === 'REQUESTED')} balances={balances} names={names} />}
      <AwayStrip monday={mondayOf(today)} days={shown.strip} away={away} names={names} />
      {others && (
        <section className="flex flex-col gap-2">
          <h2 className="text-heading">{m.staff_off_others()}</h2>
          <ul>
            {agreed.map((of) => (
              <Standing key={`${of.id} ${of.version}`} of={of} name={names.get(of.userId) ?? ''} />
            ))}
          </ul>
          <Button className="w-fit" onClick={() => setOpened('record')}>
            {m.staff_off_record()}
          </Button>
        </section>
      )}
      <AvailabilitySection availability={availability} people={staff.data.people} own={own ?? ''} today={today} />
      {opened && (
        <TimeOffSheet
          people={opened === 'record' ? staff.data.people.filter(({ userId }) => userId !== own) : null}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
};

/** A wish or an absence that can be taken back while it stands. */
const Standing = ({ of, name }: { readonly of: TimeOff; readonly name?: string }) => {
  const { tell, isTelling, refused } = useTell();
  const isStanding = of.status === 'REQUESTED' || of.status === 'APPROVED';
  return (
    <TimeOffLine of={of} {...(name !== undefined && { name })}>
      {refused && <Banner status="wrong" title={refused.words} />}
      {isStanding && (
        <Button
          kind="row"
          className="w-fit"
          busyLabel={isTelling ? m.staff_saving() : undefined}
          onClick={() => void tell(sendBack, { timeOffId: of.id, baseVersion: of.version })}
        >
          {m.staff_off_take_back()}
        </Button>
      )}
    </TimeOffLine>
  );
};

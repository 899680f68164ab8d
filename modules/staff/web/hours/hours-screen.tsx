import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { useToday } from '../../../restaurants/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { HoursCard } from '../../contract/timesheet.contract.ts';
import { dayAfter, mondayOf } from '../../rules/rota-week.ts';
import { hoursText } from '../people/hours-text.ts';
import { WeekSteps } from '../rota/rota-head.tsx';
import { StaffLinks } from '../show/staff-links.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld } from '../staff-client.ts';
import { hoursQuery } from '../staff-queries.ts';
import { CardLine, useDayName } from './card-line.tsx';
import { LeadHours } from './lead-hours.tsx';

const lastOfWeek = 6;

/** The hours of a week: one's own, and for whoever approves them everybody's, what stands out first. */
export const HoursScreen = () => {
  const { day } = useSearch({ from: '/protected/in-restaurant/staff/hours' });
  const today = useToday();
  const monday = mondayOf(day ?? today);
  const days = { from: monday, to: dayAfter(monday, lastOfWeek) };
  const query = useQuery(hoursQuery(useStaffWorld(), days));
  const userId = useSession()?.user.id;
  const isLead = useCan('staff.approve-hours');
  return (
    <section className="flex max-w-line flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{m.staff_hours_title()}</h1>
        <StaffLinks />
        <WeekChoice monday={monday} />
      </header>
      {query.data ? (
        <>
          {isLead && <LeadHours {...query.data} days={days} />}
          <OwnHours cards={query.data.cards.filter((card) => card.userId === userId)} />
        </>
      ) : (
        <Unread query={query} />
      )}
    </section>
  );
};

const WeekChoice = ({ monday }: { readonly monday: string }) => {
  const dayName = useDayName();
  return (
    <WeekSteps monday={monday} to="/staff/hours">
      <p className="px-1 text-body font-medium">{m.staff_hours_of_week({ day: dayName(monday) })}</p>
    </WeekSteps>
  );
};

const OwnHours = ({ cards }: { readonly cards: readonly HoursCard[] }) => {
  const minutes = cards.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.staff_hours_own()}</h2>
      <p className="text-body text-ink-2">
        {cards.length === 0 ? m.staff_hours_own_none() : m.staff_hours_sum({ hours: hoursText(minutes) })}
      </p>
      {cards.length > 0 && (
        <ul className="border-b border-line">
          {cards.map((card) => (
            <CardLine key={card.day} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
};

import { useSearch } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { StaffLinks } from '../show/staff-links.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { WeekSteps } from './rota-head.tsx';
import { RotaPlanner } from './rota-planner.tsx';
import type { RotaSearch } from './rota-search.ts';
import { ToldWeek } from './told-week.tsx';
import { useRota } from './use-rota.ts';

/** Who is to work when: as it is planned for whoever plans, as it was made known for everybody else. */
export const RotaScreen = () => {
  const search: RotaSearch = useSearch({ strict: false });
  const { day, monday, timeZone, rota, staff, names } = useRota(search.day);
  if (!rota.data) return <Unread query={rota} />;
  if (!staff.data) return <Unread query={staff} />;
  const { people, workRoles } = staff.data;
  const { planned, told } = rota.data;
  if (planned && workRoles.every(({ isArchived }) => isArchived)) return <BeforeTheFirst />;
  if (planned) {
    const facts = { day, monday, timeZone, people, workRoles, names, planned };
    return <RotaPlanner key={day} {...facts} rota={rota.data} />;
  }
  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.staff_rota()}</h1>
        <WeekSteps monday={monday} />
        <StaffLinks />
      </header>
      <ToldWeek monday={monday} told={told} workRoles={workRoles} names={names} people={people} />
    </section>
  );
};

const BeforeTheFirst = () => (
  <EmptyState title={m.staff_rota_first()} action={<StaffLinks />}>
    {m.staff_roles_none()}
  </EmptyState>
);

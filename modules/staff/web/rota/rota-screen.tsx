import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { WorkRoleSheet } from '../people/work-roles.tsx';
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

/** No rota without a kind of work: the first one is made here. */
const BeforeTheFirst = () => {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section>
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{m.staff_rota()}</h1>
        <StaffLinks />
      </header>
      <EmptyState
        title={m.staff_rota_first()}
        action={
          <Button kind="primary" onClick={() => setIsAdding(true)}>
            {m.staff_role_add()}
          </Button>
        }
      >
        {m.staff_roles_none()}
      </EmptyState>
      {isAdding && <WorkRoleSheet workRole={null} sortOrder={0} onClose={() => setIsAdding(false)} />}
    </section>
  );
};

import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { useCan } from '../../../restaurants/web/public.ts';
import { IncidentsSection } from '../incidents/incidents-section.tsx';
import { PowerCutSection } from '../incidents/power-cut-section.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { equipmentQuery } from '../tasks-queries.ts';
import { ProbesSection } from './probes-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { UnitsSection } from './units-section.tsx';

/** What keeps food cold or hot, what measures it, and by which rules. */
export const FoodScreen = () => {
  const query = useQuery(equipmentQuery(useTasksWorld()));
  const maySetUp = useCan('tasks.set-up');
  if (!query.data) return <Unread query={query} />;
  const { units, probes, rules, calibrateDays } = query.data;
  return (
    <section className="flex max-w-line flex-col gap-8">
      <header className="flex flex-col gap-1">
        <Link to="/tasks" className={wayBackClass}>
          {m.tasks_title()}
        </Link>
        <h1 className="text-title">{m.tasks_food()}</h1>
        <p className="text-body text-ink-2">{m.tasks_food_text()}</p>
      </header>
      <PowerCutSection />
      <IncidentsSection />
      <UnitsSection units={units} />
      <ProbesSection probes={probes} />
      {maySetUp && <RulesSection key={`${rules} ${calibrateDays}`} rules={rules} calibrateDays={calibrateDays} />}
    </section>
  );
};

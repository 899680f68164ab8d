import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { useWasteWorld, type Goals } from '../waste-client.ts';
import { goalsQuery } from '../waste-queries.ts';
import { GoalChart } from './goal-chart.tsx';
import { PastGoals } from './past-goals.tsx';

const EndGoalDialog = lazy(async () => ({ default: (await import('./end-goal-dialog.tsx')).EndGoalDialog }));
const SetGoalDialog = lazy(async () => ({ default: (await import('./set-goal-dialog.tsx')).SetGoalDialog }));

/** What waste shall come down to, and how that goes. Nothing where the goal is not for whoever looks. */
export const GoalSection = () => {
  const query = useQuery(goalsQuery(useWasteWorld()));
  const maySet = useCan('waste.set-goals');
  const { data } = query;
  if (!data) return <Unread query={query} />;
  const goal = data.goal?.baseline === null ? null : data.goal;
  if (!goal && !maySet && data.past.every(({ baseline }) => baseline === null)) return null;
  return (
    <section aria-label={m.waste_goal()} className="min-w-0 border-t border-line pt-4">
      {goal ? <GoalChart goals={data} goal={goal} /> : <NoGoal />}
      {maySet && <GoalActs goals={data} />}
      <PastGoals goals={data} />
    </section>
  );
};

/** What whoever sets goals may do. */
const GoalActs = ({ goals }: { readonly goals: Goals }) => {
  const [open, setOpen] = useState<'set' | 'end'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button kind="row" onClick={() => setOpen('set')}>
          {goals.goal ? m.waste_goal_set_another() : m.waste_goal_set()}
        </Button>
        {goals.goal && (
          <Button kind="row" onClick={() => setOpen('end')}>
            {m.waste_goal_end()}
          </Button>
        )}
      </p>
      <Suspense fallback={null}>
        {open === 'set' && <SetGoalDialog goals={goals} onClose={close} />}
        {open === 'end' && goals.goal && <EndGoalDialog goal={goals.goal} onClose={close} />}
      </Suspense>
    </>
  );
};

const NoGoal = () => (
  <>
    <h2 className="text-heading">{m.waste_goal_none()}</h2>
    <p className="max-w-line text-small text-ink-2">{m.waste_goal_none_text()}</p>
  </>
);

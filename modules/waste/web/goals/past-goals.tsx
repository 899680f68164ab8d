import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Goal } from '../../contract/goal-fields.ts';
import type { GoalStanding } from '../../rules/goal-progress.ts';
import type { Goals } from '../waste-client.ts';
import { measureText, metricText } from './metric-text.ts';
import { useGoalJudged } from './use-goal-judged.ts';

const standings: Readonly<Record<GoalStanding, readonly [word: () => string, status: Status]>> = {
  // Nobody ended it before its day and it was replaced on the day itself: what is there is all there will be.
  UNDER_WAY: [m.waste_goal_given_up, 'not-counted'],
  REACHED: [m.waste_goal_was_reached, 'good'],
  MISSED: [m.waste_goal_was_missed, 'soon'],
  GIVEN_UP: [m.waste_goal_given_up, 'not-counted'],
  UNKNOWN: [m.waste_goal_not_known, 'not-counted'],
};

/** Goals that are over, with what came of each; nothing of those that count what is not for whoever looks. */
export const PastGoals = ({ goals }: { readonly goals: Goals }) => {
  const seen = goals.past.filter(({ baseline }) => baseline !== null);
  if (seen.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-small font-medium">{m.waste_goals_before()}</h3>
      <ul aria-label={m.waste_goals_before()}>
        {seen.map((goal) => (
          <PastGoal key={goal.id} goals={goals} goal={goal} />
        ))}
      </ul>
    </section>
  );
};

const PastGoal = ({ goals, goal }: { readonly goals: Goals; readonly goal: Goal }) => {
  const { date } = useWhen();
  const { progress, standing } = useGoalJudged(goals, goal);
  const [word, status] = standings[standing];
  const text = (value: bigint | string | null) => metricText(goal.metric, Number(value), goals.currency);
  const values = {
    baseline: text(goal.baseline),
    target: text(goal.target),
    now: progress ? text(progress.now) : m.waste_goal_week_silent(),
    day: date(new Date(`${goal.until}T12:00:00Z`)),
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 text-body">
        {measureText(goal.metric)}
        <span className="block text-small text-ink-2">{m.waste_goal_came_to(values)}</span>
      </span>
      <Tag status={status}>{word()}</Tag>
    </li>
  );
};

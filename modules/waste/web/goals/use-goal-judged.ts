import { isoDayAt } from '../../../../kit/time/wall.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Goal } from '../../contract/goal-fields.ts';
import { goalProgress, goalStanding, lastDayOf } from '../../rules/goal-progress.ts';
import type { Goals } from '../waste-client.ts';
import { weekFigures } from './metric-text.ts';

/** How a goal goes, or what came of it, by the weeks that were read with it. */
export const useGoalJudged = ({ weeks, today }: Goals, { metric, startsOn, until, endedAt, baseline, target }: Goal) => {
  const { timeZone } = useRestaurant();
  const endedOn = endedAt === null ? null : isoDayAt(new Date(endedAt), timeZone);
  const values = { baseline: BigInt(baseline ?? 0), target: BigInt(target ?? 0) };
  const progress = goalProgress({ metric, startsOn, lastDay: lastDayOf({ until, endedOn }), ...values }, weeks.map(weekFigures));
  return { progress, standing: goalStanding(progress, { until, endedOn, today }) };
};

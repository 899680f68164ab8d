import { m } from '../../../../generated/messages/web/messages.js';
import { TrendChart } from '../../../../ui/chart/trend-chart.tsx';
import { StatusIcon } from '../../../../ui/status.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Goal } from '../../contract/goal-fields.ts';
import type { Goals } from '../waste-client.ts';
import type { GoalProgress, SpokenChange, SpokenPart } from '../../rules/goal-progress.ts';
import { metricOf } from '../../rules/goal.ts';
import { measureText, metricText, weekFigures } from './metric-text.ts';
import { useGoalJudged } from './use-goal-judged.ts';

const parts: Readonly<Record<SpokenPart, () => string>> = {
  TENTH: m.waste_part_tenth,
  FIFTH: m.waste_part_fifth,
  QUARTER: m.waste_part_quarter,
  THIRD: m.waste_part_third,
  HALF: m.waste_part_half,
};

const partWords = ({ part, percent }: SpokenChange): string =>
  part === null ? m.waste_part_percent({ percent: String(percent) }) : parts[part]();

/** The finding: by how much it came down, or went up, since the goal was set. */
const titleOf = (progress: GoalProgress | null): string => {
  if (progress === null) return m.waste_goal_waiting();
  const { change } = progress;
  if (change.direction === 'LEVEL') return m.waste_goal_level();
  return change.direction === 'DOWN' ? m.waste_goal_down({ part: partWords(change) }) : m.waste_goal_up({ part: partWords(change) });
};

/** Week by week from its baseline on, with where it started and where it shall go. */
export const GoalChart = ({ goals, goal }: { readonly goals: Goals; readonly goal: Goal }) => {
  const { date } = useWhen();
  const { metric, baselineTo } = goal;
  const [baseline, target] = [BigInt(goal.baseline ?? 0), BigInt(goal.target ?? 0)];
  const weeks = goals.weeks.filter(({ monday }) => monday >= goal.baselineFrom).map(weekFigures);
  const { progress, standing } = useGoalJudged(goals, goal);
  const day = (isoDay: string): string => date(new Date(`${isoDay}T12:00:00Z`));
  const text = (value: bigint | number): string => metricText(metric, Number(value), goals.currency);
  const bandPoints = weeks.filter(({ monday }) => monday <= baselineTo).length;
  const values = { baseline: text(baseline), target: text(target), now: progress ? text(progress.now) : m.waste_goal_week_silent() };
  const points = weeks.map((week) => ({ label: day(week.monday), value: numberOf(metricOf(metric, [week])) }));
  const last = points.findLast(({ value }) => value !== null)?.value ?? undefined;
  return (
    <>
      <TrendChart
        title={titleOf(progress)}
        measure={measureText(metric)}
        description={`${m.ui_sentence({ text: titleOf(progress) })} ${m.waste_goal_described(values)}`}
        points={points}
        bandPoints={bandPoints}
        lines={[
          {
            kind: 'baseline',
            value: Number(baseline),
            label: m.waste_goal_baseline({ weeks: String(bandPoints), value: values.baseline }),
          },
          { kind: 'goal', value: Number(target), label: m.waste_goal_line({ value: values.target }) },
        ]}
        lastLabel={last === undefined ? null : text(last)}
        spanWord={m.waste_goal_week()}
        unknownWord={m.waste_goal_week_silent()}
        formatValue={text}
      />
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        {standing === 'REACHED' && (
          <span className="inline-flex items-center gap-1.5 font-medium text-gomen">
            <StatusIcon status="good" className="size-4" />
            {m.waste_goal_reached()}
          </span>
        )}
        {standing === 'MISSED' && <StatusLine status="soon">{m.waste_goal_missed(values)}</StatusLine>}
        {standing === 'UNKNOWN' && <StatusLine status="not-counted">{m.waste_goal_not_known()}</StatusLine>}
        {progress && m.waste_goal_mean({ count: progress.weeks, value: values.now })}{' '}
        {m.waste_goal_by({ name: goal.setBy, day: day(goal.until) })}
      </p>
    </>
  );
};

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));

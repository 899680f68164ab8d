import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols, parseMajorUnits } from '../../../../kit/money.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { baselineOf, baselineWeeksMin, decideGoal, goalMetrics, type GoalMetric } from '../../rules/goal.ts';
import { dayAfter, mondayOf, weekDays } from '../../rules/whole-weeks.ts';
import { useWasteCommand } from '../use-waste-command.ts';
import type { Goals, WasteInputs } from '../waste-client.ts';
import { wasteRefusalWords } from '../words/refusal-words.ts';
import { metricWord } from '../words/waste-word.ts';
import { metricText, weekFigures } from './metric-text.ts';

const spans = [4, 6, 8, 13] as const;
const usualSpan = 6;
const usualDays = 91;

const targetLabels: Readonly<Record<GoalMetric, (facts: { readonly symbol: string }) => string>> = {
  SHARE_OF_PURCHASES: () => m.waste_goal_target_share(),
  GRAMS_PER_COVER: () => m.waste_goal_target_grams(),
  MONEY_A_WEEK: m.waste_goal_target_money,
};

/** What was typed, in the metric's own unit: percent and money have two places as it is, grams a thousand milligrams. */
const readTarget = (text: string, metric: GoalMetric): bigint | null => {
  const hundredths = parseMajorUnits(text.trim().replace(',', '.'));
  if (hundredths === null || hundredths < 0n) return null;
  return metric === 'GRAMS_PER_COVER' ? hundredths * 10n : hundredths;
};

/** A goal starts from what the last whole weeks came to; that stands beside it before it is set. */
export const SetGoalDialog = ({ goals, onClose }: { readonly goals: Goals; readonly onClose: () => void }) => {
  const [goalId] = useState(newId);
  const [metric, setMetric] = useState<GoalMetric>('SHARE_OF_PURCHASES');
  const [span, setSpan] = useState<number>(usualSpan);
  const [target, setTarget] = useState('');
  const [until, setUntil] = useState(dayAfter(goals.today, usualDays));
  const [missing, setMissing] = useState<string>();
  const { send, isBusy, problem } = useWasteCommand<WasteInputs['changeGoal']['body'], unknown>((client, command) =>
    client.changeGoal(command),
  );
  const startsOn = mondayOf(goals.today);
  const [baselineFrom, baselineTo] = [dayAfter(startsOn, -span * weekDays), dayAfter(startsOn, -1)];
  const weeks = goals.weeks.map(weekFigures).filter(({ monday }) => monday >= baselineFrom && monday <= baselineTo);
  const { value, weeksKnown } = baselineOf(metric, weeks);
  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readTarget(target, metric);
    if (read === null) return setMissing(m.waste_day_amount_wrong());
    if (until === '') return setMissing(m.waste_goal_until_wrong());
    const draft = { metric, baselineFrom, baselineTo, target: read, startsOn, until };
    const decided = decideGoal(draft, weeks);
    if (!decided.ok) return setMissing(wasteRefusalWords(decided.refusal.code, decided.refusal));
    setMissing(undefined);
    return send({ step: 'SET', goalId, ...draft, target: String(read) }, { onSuccess: onClose });
  };
  const wrong = missing ?? problem;
  return (
    <Dialog open onClose={onClose} title={m.waste_goal_set()} description={m.waste_goal_none_text()}>
      <form onSubmit={set} className="flex flex-col gap-4">
        <SelectField
          label={m.waste_goal_metric()}
          value={metric}
          options={goalMetrics.map((one) => ({ value: one, label: metricWord(one) }))}
          onChange={(event) => setMetric(goalMetrics.find((one) => one === event.target.value) ?? metric)}
        />
        <SelectField
          label={m.waste_goal_weeks()}
          value={String(span)}
          options={spans.map((one) => ({ value: String(one), label: m.waste_goal_weeks_last({ weeks: String(one) }) }))}
          hint={
            value === null
              ? m.waste_goal_starts_nowhere({ known: String(weeksKnown), needed: String(baselineWeeksMin) })
              : m.waste_goal_starts_from({ value: metricText(metric, Number(value), goals.currency) })
          }
          onChange={(event) => setSpan(Number(event.target.value))}
        />
        <TextField
          label={targetLabels[metric]({ symbol: currencySymbols[goals.currency].symbol })}
          inputMode="decimal"
          autoComplete="off"
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
        <DayField label={m.waste_goal_until()} value={until} onChange={setUntil} />
        {wrong !== undefined && <Banner status="wrong" title={wrong} />}
        <footer className="flex justify-end gap-2">
          <Button onClick={onClose}>{m.waste_cancel()}</Button>
          <Button kind="primary" type="submit" busyLabel={isBusy ? m.waste_saving() : undefined}>
            {m.waste_goal_set()}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};

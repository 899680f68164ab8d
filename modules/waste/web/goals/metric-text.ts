import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { shownAmount, shownNumber } from '../../../inventory/web/parts.ts';
import type { WeekRow } from '../../contract/goal-fields.ts';
import type { GoalMetric, WeekFigures } from '../../rules/goal.ts';

/** A value of a goal as people read it. @param value as the metric says */
export const metricText = (metric: GoalMetric, value: number, currency: Currency): string => {
  if (metric === 'MONEY_A_WEEK') return shownAmount(String(Math.round(value)), currency);
  if (metric === 'GRAMS_PER_COVER') return m.waste_goal_grams({ grams: shownNumber(Math.round(value / 100) / 10) });
  return m.waste_part_percent({ percent: shownNumber(Math.round(value / 10) / 10) });
};

const sentences: Readonly<Record<GoalMetric, () => string>> = {
  SHARE_OF_PURCHASES: m.waste_goal_share_by_week,
  GRAMS_PER_COVER: m.waste_goal_grams_by_week,
  MONEY_A_WEEK: m.waste_goal_money_by_week,
};

/** What a goal's chart measures. */
export const measureText = (metric: GoalMetric): string => sentences[metric]();

/** A week that travelled, for the rules; money that is not for whoever asks counts for nothing and is shown nowhere. */
export const weekFigures = ({ monday, daysLogged, valueMinor, purchasesMinor, covered }: WeekRow): WeekFigures => ({
  monday,
  daysLogged,
  valueMinor: BigInt(valueMinor ?? 0),
  purchasesMinor: BigInt(purchasesMinor ?? 0),
  covered: covered && { covers: BigInt(covered.covers), weight: quantity(covered.weightG) },
});

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails, holds, hourlyRates } from '../../restaurants/server/public.ts';
import type { ShiftWorld } from '../rules/exchange-moves.ts';
import type { PlannedShift } from '../rules/planned-shift.ts';
import { mondayOf } from '../rules/rota-week.ts';
import { costOfWeek, type PayFacts } from '../rules/shift-cost.ts';
import { payFactsOf } from './pay-facts.ts';

type Weeks = { readonly before: ShiftWorld; readonly after: ShiftWorld; readonly from: string; readonly until: string };

/**
 * By how much the weeks of these people cost more afterwards, wages and on-costs; null for whoever may not see pay, and
 * where somebody's rate is unknown.
 *
 * @unit hundredths of the currency
 */
export const costChangeOf = async (tx: RestaurantTx, { before, after, from, until }: Weeks): Promise<bigint | null> => {
  if (!holds(tx, 'members.view-pay')) return null;
  const rates = await hourlyRates(tx);
  const { country } = await getDetails(tx);
  const facts = await payFactsOf(tx, country);
  let change = 0n;
  for (const userId of new Set([...before.keys(), ...after.keys()])) {
    const rate = rates.get(userId);
    if (rate?.currency !== tx.currency) return null;
    const pay = { ...facts, ratePerHour: BigInt(rate.amountMinor) };
    const within = (world: ShiftWorld) => (world.get(userId) ?? []).filter(({ day }) => from <= day && day < until);
    change += costOf(within(after), pay) - costOf(within(before), pay);
  }
  return change;
};

/**
 * What shifts of one person cost, week by week.
 *
 * @unit hundredths of the currency
 */
export const costOf = (shifts: readonly PlannedShift[], pay: PayFacts): bigint => {
  const mondays = new Set(shifts.map(({ day }) => mondayOf(day)));
  let sum = 0n;
  for (const monday of mondays) {
    const week = shifts.filter(({ day }) => mondayOf(day) === monday);
    for (const { wages, onCosts } of costOfWeek(week, pay).values()) sum += wages + onCosts;
  }
  return sum;
};

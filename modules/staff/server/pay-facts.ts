import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { packOf } from '../rules/country-pack.ts';
import type { PayFacts } from '../rules/shift-cost.ts';
import { readClockSetting } from './clock-settings.ts';

/** What the price of everybody's hours depends on here: the country's law, with the holidays and the day of rest of the house. */
export const payFactsOf = async (tx: RestaurantTx, country: string): Promise<Omit<PayFacts, 'ratePerHour'>> => {
  const { holidays, restWeekday } = await readClockSetting(tx);
  const { weeklyRestDay, ...law } = packOf(country);
  return { ...law, weeklyRestDay: weeklyRestDay === null ? null : restWeekday, holidays, timeZone: tx.timeZone };
};

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { purchasesByDay, type DayRange } from '../../inventory/server/public.ts';
import type { WeekFigures } from '../rules/goal.ts';
import { dayAfter, weekDays, weeksWithin } from '../rules/whole-weeks.ts';
import { everyFactOf } from './analyse.ts';
import { dayFigures } from './days.ts';

/**
 * What is known of the whole weeks of a period, oldest first. With every cost, whoever asks: for what is kept, and for
 * `presentWeeks`, never for an answer.
 */
export const weeklyFigures = async (tx: RestaurantTx, range: DayRange): Promise<readonly WeekFigures[]> => {
  const { facts } = await everyFactOf(tx, range);
  const purchases = await purchasesByDay(tx, range);
  const covers = new Map((await dayFigures(tx, range)).map((day) => [day.businessDate, day.covers]));
  return weeksWithin(range.from, range.to).map((monday) => {
    const days = Array.from({ length: weekDays }, (_, day) => dayAfter(monday, day));
    const own = facts.filter(({ businessDate }) => days.includes(businessDate));
    const known = days.filter((day) => typeof covers.get(day) === 'number');
    const coveredWeight = own
      .filter(({ businessDate }) => known.includes(businessDate))
      .reduce((sum, fact) => sum + (fact.weight ?? 0n), 0n);
    const guests = known.reduce((sum, day) => sum + BigInt(covers.get(day) ?? 0), 0n);
    return {
      monday,
      daysLogged: new Set(own.map(({ businessDate }) => businessDate)).size,
      valueMinor: own.reduce((sum, { valueMinor }) => sum + (valueMinor ?? 0n), 0n),
      purchasesMinor: days.reduce((sum, day) => sum + (purchases.get(day) ?? 0n), 0n),
      covered: guests > 0n ? { covers: guests, weight: coveredWeight } : null,
    };
  });
};

import { getDetails, holds, hourlyRates } from '../../restaurants/server/public.ts';
import type { Currency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ShiftPrice } from '../contract/rota-fields.ts';
import { mondayOf } from '../rules/rota-week.ts';
import { costOfWeek } from '../rules/shift-cost.ts';
import { readClockSetting } from './clock-settings.ts';
import { payFactsOf } from './pay-facts.ts';
import { plannedOf } from './present-shift.ts';
import type { ShiftRow } from './rota-tables.ts';

/** What shifts cost, and those that nothing is known of. */
export type RotaCosts = {
  readonly currency: Currency;
  /** @unit hundredths of a percent of the sales; null where the house wants nothing */
  readonly labourTargetBps: number | null;
  readonly shifts: ShiftPrice[];
  readonly unpricedShiftIds: string[];
};

/**
 * What planned shifts cost; null for whoever may not see pay.
 *
 * @param rows whole weeks of whoever works in them, since overtime is a week's
 */
export const costsOf = async (tx: RestaurantTx, rows: readonly ShiftRow[]): Promise<RotaCosts | null> => {
  if (!holds(tx, 'members.view-pay')) return null;
  const rates = await hourlyRates(tx);
  const { country } = await getDetails(tx);
  const facts = await payFactsOf(tx, country);
  const weeks = new Map<string, ShiftRow[]>();
  for (const row of rows) {
    if (row.userId === null || row.isCancelled) continue;
    const key = `${row.userId} ${mondayOf(row.businessDate)}`;
    weeks.set(key, [...(weeks.get(key) ?? []), row]);
  }
  const [shifts, unpricedShiftIds]: [ShiftPrice[], string[]] = [[], []];
  for (const week of weeks.values()) {
    const rate = rates.get(week[0]?.userId ?? '');
    if (rate?.currency !== tx.currency) {
      unpricedShiftIds.push(...week.map(({ id }) => id));
      continue;
    }
    const costs = costOfWeek(week.map(plannedOf), { ...facts, ratePerHour: BigInt(rate.amountMinor) });
    for (const [shiftId, { wages, onCosts, parts }] of costs) {
      const premiums = parts.flatMap(({ premium, minutes }) => (premium ? [{ id: premium.id, minutes }] : []));
      shifts.push({ shiftId, wages: String(wages), onCosts: String(onCosts), premiums });
    }
  }
  const { labourTargetBps } = await readClockSetting(tx);
  return { currency: tx.currency as Currency, labourTargetBps, shifts, unpricedShiftIds };
};

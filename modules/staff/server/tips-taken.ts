import type { Currency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { requirePoolDays } from './pool-days.ts';

type Days = { readonly from: string; readonly to: string };

/**
 * What bills of some trading days say was taken in for the staff.
 *
 * @unit minor units
 */
export type TipsTakenDoor = (
  tx: RestaurantTx,
  days: Days,
) => Promise<{ readonly cashMinor: bigint; readonly cardMinor: bigint; readonly serviceMinor: bigint }>;

/** What bills say was taken in for the staff, by where it came from. @refuses PERIOD_NOT_OVER for days that no pool may have */
export const readTipsTaken = async (tx: RestaurantTx, { from, to }: Days, tipsTaken: TipsTakenDoor) => {
  requirePoolDays(tx, { from, to });
  const { cashMinor, cardMinor, serviceMinor } = await tipsTaken(tx, { from, to });
  return {
    currency: tx.currency as Currency,
    taken: { CARD: String(cardMinor), SERVICE_CHARGE: String(serviceMinor), CASH: String(cashMinor) },
  };
};

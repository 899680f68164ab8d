import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { isNotLeftOver, linesInHand, signedDays, type SignedSince } from './lines-in-hand.ts';

/** What the kitchen has in hand. */
export type TicketsNow = {
  /** @unit orders with something that is being made or waits to be */
  readonly orders: number;
  /** @unit lines */
  readonly lines: number;
  /** Beyond the time that their ticket should take. @unit lines */
  readonly late: number;
  /** When the oldest of them was fired; null where nothing is. */
  readonly oldestFiredAt: string | null;
  /** @unit tables and other orders that guests are still at */
  readonly open: number;
};

/** How the kitchen stands now: lines that were fired and are not ready nor left over from a signed day, and orders that are open. */
export const ticketsNow = async (tx: RestaurantTx, signedSince: SignedSince): Promise<TicketsNow> => {
  const { rows } = await tx.client.query<Omit<TicketsNow, 'oldestFiredAt'> & { readonly oldestFiredAt: Date | null }>({
    name: 'kitchen-tickets-now',
    text: `select count(distinct h.order_id)::int as orders, count(*)::int as lines, min(h.fired_at) as "oldestFiredAt",
                  count(*) filter (where h.due_at < now())::int as late,
                  (select count(*)::int from kitchen_order o where o.restaurant_id = $1 and o.state = 'OPEN') as open
             from (${linesInHand}) h where ${isNotLeftOver('$2', '$3')}`,
    values: [tx.restaurantId, ...(await signedDays(tx, signedSince))],
  });
  const [found] = rows;
  if (!found) throw new Error('A count always answers.');
  return { ...found, oldestFiredAt: found.oldestFiredAt?.toISOString() ?? null };
};

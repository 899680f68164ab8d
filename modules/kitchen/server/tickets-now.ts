import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { linesInHand } from './lines-in-hand.ts';

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

/** How the kitchen stands now: lines that were fired and are not ready, and orders that are open. */
export const ticketsNow = async (tx: RestaurantTx): Promise<TicketsNow> => {
  const { rows } = await tx.client.query<Omit<TicketsNow, 'oldestFiredAt'> & { readonly oldestFiredAt: Date | null }>({
    name: 'kitchen-tickets-now',
    text: `select count(distinct l.order_id)::int as orders, count(*)::int as lines, min(l.fired_at) as "oldestFiredAt",
                  count(*) filter (where l.due_at < now())::int as late,
                  (select count(*)::int from kitchen_order o where o.restaurant_id = $1 and o.state = 'OPEN') as open
             from (${linesInHand}) l`,
    values: [tx.restaurantId],
  });
  const [found] = rows;
  if (!found) throw new Error('A count always answers.');
  return { ...found, oldestFiredAt: found.oldestFiredAt?.toISOString() ?? null };
};

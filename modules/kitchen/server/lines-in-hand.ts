import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';

/**
 * The lines of a restaurant, its id as `$1`, that are in the making, each with when its ticket is due. What was fired
 * together for the same stations goes out together, so the slowest of it decides, as on the stations' screens; null where
 * no dish of the ticket says how long it takes. Guests who paid are still cooked for where one pays first; later than that, what
 * nobody bumped was eaten long ago, and stands on the board alone.
 */
export const linesInHand = `
  select o.business_date, l.order_id, l.dish_name, l.dish_name_local, l.fired_at,
         l.fired_at + make_interval(secs => max(l.target_seconds) over (partition by l.order_id, l.fired_at, l.station_ids)) as due_at
    from order_line l
    join kitchen_order o on o.restaurant_id = l.restaurant_id and o.id = l.order_id
   where l.restaurant_id = $1 and l.fired_at is not null and l.state in ('QUEUED', 'STARTED')
     and (o.state = 'OPEN' or l.fired_at > now() - make_interval(secs => ${kitchenLimits.paidInHandMs / 1_000}))`;

/** Since when each of some trading days is signed, none that is not: whoever asks the kitchen knows, since days are closed above it. */
export type SignedSince = (tx: RestaurantTx, days: readonly string[]) => Promise<ReadonlyMap<string, Date>>;

/** The days that have lines in hand and are signed, and since when: two lists, as `isNotLeftOver` takes them. */
export const signedDays = async (tx: RestaurantTx, signedSince: SignedSince): Promise<[days: string[], since: string[]]> => {
  const { rows } = await tx.client.query<{ readonly day: string }>({
    name: 'kitchen-days-in-hand',
    text: `select distinct h.business_date::text as day from (${linesInHand}) h`,
    values: [tx.restaurantId],
  });
  if (rows.length === 0) return [[], []];
  const days = rows.map(({ day }) => day);
  const signed = [...(await signedSince(tx, days))];
  return [signed.map(([day]) => day), signed.map(([, since]) => since.toISOString())];
};

/**
 * Whether a line in hand, as `h`, still is: what was fired before its day was signed is over, though nobody bumped it. What is fired
 * after that is cooked for somebody. The parameters are those of the two lists of signed days.
 */
export const isNotLeftOver = (days: string, since: string): string =>
  `not exists (select from unnest(${days}::date[], ${since}::timestamptz[]) s(day, since) where s.day = h.business_date and h.fired_at <= s.since)`;

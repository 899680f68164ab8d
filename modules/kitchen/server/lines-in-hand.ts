import { kitchenLimits } from '../rules/kitchen-limits.ts';

/**
 * The lines of a restaurant, its id as `$1`, that are in the making, each with when its ticket is due. What was fired
 * together for the same stations goes out together, so the slowest of it decides, as on the stations' screens; null where
 * no dish of the ticket says how long it takes. Guests who paid are still cooked for where one pays first; later than that, what
 * nobody bumped was eaten long ago, and stands on the board alone.
 */
export const linesInHand = `
  select l.order_id, l.dish_name, l.dish_name_local, l.fired_at,
         l.fired_at + make_interval(secs => max(l.target_seconds) over (partition by l.order_id, l.fired_at, l.station_ids)) as due_at
    from order_line l
    join kitchen_order o on o.restaurant_id = l.restaurant_id and o.id = l.order_id
   where l.restaurant_id = $1 and l.fired_at is not null and l.state in ('QUEUED', 'STARTED')
     and (o.state = 'OPEN' or l.fired_at > now() - make_interval(secs => ${kitchenLimits.paidInHandMs / 1_000}))`;

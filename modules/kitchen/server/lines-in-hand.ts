/**
 * The lines of a restaurant, its id as `$1`, that are in the making, each with when its ticket is due. What was fired
 * together for the same stations goes out together, so the slowest of it decides, as on the stations' screens; null where
 * no dish of the ticket says how long it takes.
 */
export const linesInHand = `
  select order_id, dish_name, dish_name_local, fired_at,
         fired_at + make_interval(secs => max(target_seconds) over (partition by order_id, fired_at, station_ids)) as due_at
    from order_line
   where restaurant_id = $1 and fired_at is not null and state in ('QUEUED', 'STARTED')`;

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';

/** Orders with something that takes longer than it should: each once, with what has waited longest. */
const late = `
  select 'ticket-late' as kind, o.id::text as subject,
         jsonb_build_object('order', o.number_prefix || o.number_in_day, 'table', t.name, 'dish', l.dish_name, 'dishLocal', l.dish_name_local,
           'more', l.lines - 1, 'dueAt', to_char(l.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as words,
         '/kitchen' as place, null::text as "impactMinor"
    from (select distinct on (order_id) order_id, dish_name, dish_name_local, count(*) over (partition by order_id) as lines,
                 fired_at + make_interval(secs => target_seconds) as due_at
            from order_line
           where restaurant_id = $1 and fired_at is not null and state in ('QUEUED', 'STARTED')
             and fired_at + make_interval(secs => target_seconds) < now() and fired_at > now() - interval '12 hours'
           order by order_id, fired_at) l
    join kitchen_order o on o.restaurant_id = $1 and o.id = l.order_id
    left join dining_table t on t.restaurant_id = $1 and t.id = o.table_id
   order by l.due_at limit $2`;

/** Bookings of the last day that are still to come. */
const booked = `
  select 'reservation' as kind, id::text as subject,
         jsonb_build_object('guest', guest_name, 'covers', covers, 'at', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as words,
         '/kitchen/book?day=' || business_date as place, null::text as "impactMinor"
    from reservation
   where restaurant_id = $1 and state in ('BOOKED', 'CONFIRMED') and made_at > now() - interval '1 day' and starts_at > now()
   order by starts_at limit $2`;

const printers = `
  select 'printer-silent' as kind, id::text as subject, jsonb_build_object('name', name) as words,
         '/kitchen/set-up' as place, null::text as "impactMinor"
    from printer where restaurant_id = $1 and archived_at is null and failing_since < now() - interval '1 minute' order by id limit $2`;

/** What of orders, bookings and printers needs somebody now. */
export const kitchenPresses = async (tx: RestaurantTx): Promise<Pressing[]> => {
  const ask = (name: string, text: string) =>
    tx.client.query<PressingRow>({ name: `kitchen-presses-${name}`, text, values: [tx.restaurantId, pressingMax] });
  const found = [await ask('late', late), await ask('booked', booked), await ask('printers', printers)];
  return found.flatMap(({ rows }) => pressingOf(rows));
};

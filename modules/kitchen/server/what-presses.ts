import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import type { ServiceKind } from '../rules/pressing-kinds.ts';
import { isNotLeftOver, linesInHand, signedDays, type SignedSince } from './lines-in-hand.ts';

/** Orders with a ticket that takes longer than it should: each once, with what has waited longest, and what the guests are to pay. */
const late = `
  select 'ticket-late' as kind, o.id::text as subject,
         jsonb_build_object('order', o.number_prefix || o.number_in_day, 'table', t.name, 'dish', l.dish_name, 'dishLocal', l.dish_name_local,
           'more', l.lines - 1, 'dueAt', to_char(l.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as words,
         '/kitchen' as place,
         case when o.currency = $3 then (
           select nullif(sum(b.unit_price_minor * b.quantity), 0)::text from order_line b
            where b.restaurant_id = $1 and b.order_id = o.id and b.state <> 'VOIDED') end as "impactMinor"
    from (select distinct on (order_id) order_id, dish_name, dish_name_local, due_at, count(*) over (partition by order_id) as lines
            from (${linesInHand}) h
           where due_at < now() and fired_at > now() - interval '12 hours' and ${isNotLeftOver('$4', '$5')}
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

/** Dishes that were sold in the last week and took nothing from stock, because nobody says what is in them; and what they sold. */
const unmapped = `
  select 'sale-unmapped' as kind, d.id::text as subject, jsonb_build_object('name', d.name, 'nameLocal', d.name_local, 'sold', n.sold) as words,
         '/menu/dishes/' || d.id as place, n.minor as "impactMinor"
    from (select t.subject_id, sum(l.quantity)::int as sold, nullif(sum(l.unit_price_minor * l.quantity) filter (where o.currency = $3), 0)::text as minor
            from stock_not_taken t
            join order_line l on l.restaurant_id = $1 and l.id = t.line_id and l.state <> 'VOIDED'
            join kitchen_order o on o.restaurant_id = $1 and o.id = l.order_id
           where t.restaurant_id = $1 and t.why = 'DISH_UNMAPPED' and t.noted_at > now() - interval '7 days'
           group by t.subject_id) n
    join dish d on d.restaurant_id = $1 and d.id = n.subject_id and d.recipe_id is null and d.state <> 'RETIRED'
   order by n.sold desc, d.id limit $2`;

const printers = `
  select 'printer-silent' as kind, id::text as subject, jsonb_build_object('name', name) as words,
         '/kitchen/set-up' as place, null::text as "impactMinor"
    from printer where restaurant_id = $1 and archived_at is null and failing_since < now() - interval '1 minute' order by id limit $2`;

/** What of orders, sales, bookings and printers needs somebody now. */
export const kitchenPresses = async (tx: RestaurantTx, signedSince: SignedSince): Promise<Pressing<ServiceKind>[]> => {
  const ask = (name: string, text: string, more: readonly unknown[] = []) =>
    tx.client.query<PressingRow<ServiceKind>>({ name: `kitchen-presses-${name}`, text, values: [tx.restaurantId, pressingMax, ...more] });
  const found = [
    await ask('late', late, [tx.currency, ...(await signedDays(tx, signedSince))]),
    await ask('unmapped', unmapped, [tx.currency]),
    await ask('booked', booked),
    await ask('printers', printers),
  ];
  return found.flatMap(({ rows }) => pressingOf(rows));
};

import { scaleIdSql, scaleKinds } from './scale-ids.ts';

const { dish, heading, item, line, order, person, receipt, recipe, restaurant, shelf, station, supplier } = scaleKinds;
const here = scaleIdSql(restaurant, '1::bigint');
const owner = scaleIdSql(person, '1::bigint');

/** How many of each the one restaurant has. */
export const tradeSize = { dishes: 60, headings: 6, linesPerOrder: 4, people: 12 } as const;

/** Days of which the kitchen's diary is told: nobody asks for ticket times of longer than a quarter. */
const diaryDays = 100;

/** Its menu: every dish with a recipe in effect of two things that are stocked. */
const menu = [
  `insert into item_category (restaurant_id, id, name) select ${here}, ${scaleIdSql(shelf, 'c')}, 'Shelf ' || c from generate_series(1, ${tradeSize.headings}::bigint) c`,
  `update item set category_id = ${scaleIdSql(shelf, `1 + right(sku, 6)::bigint % ${tradeSize.headings}`)} where restaurant_id = ${here}`,
  `insert into menu_category (restaurant_id, id, name) select ${here}, ${scaleIdSql(heading, 'c')}, 'Heading ' || c from generate_series(1, ${tradeSize.headings}::bigint) c`,
  `insert into kitchen_station (restaurant_id, id, name, kind) values (${here}, ${scaleIdSql(station, '1::bigint')}, 'Hot', 'PREP')`,
  `insert into recipe (restaurant_id, id, kind, name, created_by)
   select ${here}, ${scaleIdSql(recipe, 'd')}, 'DISH', 'Dish ' || d, ${owner} from generate_series(1, ${tradeSize.dishes}::bigint) d`,
  `insert into recipe_version (restaurant_id, recipe_id, version_no, state, effective_at, yield_quantity, yield_unit, portions, written_by)
   select ${here}, ${scaleIdSql(recipe, 'd')}, 1, 'APPROVED', '2020-01-01', 300, 'g', 1, ${owner} from generate_series(1, ${tradeSize.dishes}::bigint) d`,
  `insert into recipe_line (restaurant_id, recipe_id, version_no, line_id, item_id, quantity, unit, sort_order)
   select ${here}, ${scaleIdSql(recipe, 'd')}, 1, uuidv7(), ${scaleIdSql(item, '1000000 + 1 + (d * 5 + j * 37) % $3::bigint')}, 150, 'g', j
     from generate_series(1, ${tradeSize.dishes}::bigint) d, generate_series(1, 2) j`,
  `insert into dish (restaurant_id, id, name, category_id, recipe_id, state, vat_rate, target_seconds, created_by)
   select ${here}, ${scaleIdSql(dish, 'd')}, 'Dish ' || d, ${scaleIdSql(heading, `1 + d % ${tradeSize.headings}`)}, ${scaleIdSql(recipe, 'd')}, 'LIVE', 2000, 900, ${owner}
     from generate_series(1, ${tradeSize.dishes}::bigint) d`,
  `insert into dish_price (restaurant_id, dish_id, channel, gross_minor, currency)
   select ${here}, ${scaleIdSql(dish, 'd')}, 'DINE_IN', 900 + d * 25, 'GBP' from generate_series(1, ${tradeSize.dishes}::bigint) d`,
] as const;

/** Orders of every day up to yesterday, from eleven to ten: `$1` days, `$2` orders a day. `o` is the number of an order, `n` of a line. */
const ordered = `
  select o, d.day, d.day + interval '11 hours' + make_interval(secs => ((o - 1) % $2::bigint) * 39600.0 / $2::bigint) as at
    from generate_series(1, $1::bigint * $2::bigint) o, lateral (select current_date - $1::int + ((o - 1) / $2::bigint)::int as day) d`;

/** Their lines: some dishes are liked twice as much as others, some are taken off, some have a choice that costs something. */
const lined = `
  select o, n, day, at, 1 + ((n * 7919) % 97) % ${tradeSize.dishes} as d, 1 + (n % 7 = 0)::int as portions, n % 83 = 0 as is_voided,
         n % 5 = 0 as has_choice, 60 + n % 200 as began, 300 + (n * 31) % 900 as took
    from (${ordered}) ordered, generate_series(1, ${tradeSize.linesPerOrder}) k, lateral (select (o - 1) * ${tradeSize.linesPerOrder} + k as n) numbered`;

const sales = [
  `insert into kitchen_order (restaurant_id, id, number_prefix, number_in_day, business_date, source, channel, covers, state, service_share,
     currency, opened_by, opened_at, recorded_at, closed_at, version)
   select ${here}, ${scaleIdSql(order, 'o')}, 'A', (o - 1) % $2::bigint + 1, day, 'PAD',
          case when o % 7 = 0 then 'TAKEAWAY' when o % 11 = 0 then 'DELIVERY' else 'DINE_IN' end,
          case when o % 7 <> 0 and o % 11 <> 0 then 1 + o % 5 end, 'CLOSED', 1250, 'GBP', ${owner}, at, at, at + interval '70 minutes', 3
     from (${ordered}) ordered`,
  `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, category_id, quantity, modifiers, unit_price_minor, vat_rate, state,
     sent_quantity, fired_at, begun_at, started_at, ready_at, served_at, station_ids, target_seconds, voided_at, depleted_at, version)
   select ${here}, ${scaleIdSql(line, 'n')}, ${scaleIdSql(order, 'o')}, ${scaleIdSql(dish, 'd')}, 'Dish ' || d,
          ${scaleIdSql(heading, `1 + d % ${tradeSize.headings}`)}, portions,
          case when has_choice then '[{"id":"00000019-0000-7000-8000-000000000001","name":"Extra","nameLocal":null,"priceDeltaMinor":"50"}]' else '[]' end::jsonb,
          900 + d * 25 + case when has_choice then 50 else 0 end, 2000, case when is_voided then 'VOIDED' else 'SERVED' end, portions, at,
          at + make_interval(secs => began), at + make_interval(secs => began), at + make_interval(secs => took),
          at + make_interval(secs => took + 90), array[${scaleIdSql(station, '1::bigint')}], 900, case when is_voided then at end,
          case when not is_voided then at end, 4
     from (${lined}) lined`,
  `insert into kitchen_event (restaurant_id, id, order_id, line_id, kind, from_state, to_state, from_stage, actor_id, occurred_at, recorded_at)
   select ${here}, uuidv7(), ${scaleIdSql(order, 'o')}, ${scaleIdSql(line, 'n')}, kind, before, after, 1, ${owner}, at + make_interval(secs => later), at + make_interval(secs => later)
     from (${lined}) lined, lateral (values ('FIRE', 'HELD', 'QUEUED', 0), ('START', 'QUEUED', 'STARTED', began), ('READY', 'STARTED', 'READY', took),
       ('SERVE', 'READY', 'SERVED', took + 90)) step (kind, before, after, later)
    where day >= current_date - ${diaryDays} and not is_voided`,
  `insert into order_discount (restaurant_id, id, order_id, share, reason, given_by, given_at)
   select ${here}, uuidv7(), ${scaleIdSql(order, 'o')}, 1000, 'Regular guest', ${owner}, at from (${ordered}) ordered where o % 33 = 0`,
  `insert into order_payment (restaurant_id, id, order_id, method, amount_minor, currency, taken_by, taken_at, recorded_at)
   select ${here}, uuidv7(), o.id, case when o.number_in_day % 6 = 0 then 'CASH' else 'CARD' end, l.minor, 'GBP', ${owner}, o.closed_at, o.closed_at
     from kitchen_order o join (select order_id, sum(quantity * unit_price_minor) as minor from order_line where state <> 'VOIDED' group by order_id) l on l.order_id = o.id
    order by o.closed_at`,
  `insert into stock_not_taken (restaurant_id, id, order_id, line_id, why, subject_id)
   select ${here}, uuidv7(), ${scaleIdSql(order, 'o')}, ${scaleIdSql(line, 'n')}, 'MODIFIER_UNMAPPED', ${scaleIdSql(25, '1::bigint')}
     from (${lined}) lined where n % 100 = 0 and not is_voided`,
] as const;

/** Rows of every item's ledger: an opening, a delivery every third day, a count every week, what was sold and what was thrown away. */
const moved = `
  select 1 + (d * 5 + j * 37) % $3::bigint as i, 'SALE_DEPLETION' as kind, -150 * portions as quantity, at, day, 'order-line' as source, ${scaleIdSql(line, 'n')} as source_id
    from (${lined}) lined, generate_series(1, 2) j where not is_voided
  union all
  select i, 'OPENING', 1000000, current_date - $1::int - 1, current_date - $1::int - 1, 'manual', ${owner} from generate_series(1, $3::bigint) i
  union all
  select i, 'RECEIPT', 9500 + i, day + interval '8 hours', day, 'goods-receipt', ${scaleIdSql(receipt, 'a')}
    from generate_series(1, $1::bigint) a, generate_series(1, $3::bigint) i, lateral (select current_date - $1::int + a::int - 1 as day) d where (a + i) % 3 = 0
  union all
  select i, 'COUNT_ADJUST', -10 - i % 40, day + interval '23 hours', day, 'count', ${owner}
    from generate_series(7, $1::bigint, 7) a, generate_series(1, $3::bigint) i, lateral (select current_date - $1::int + a::int - 1 as day) d
  union all
  select 1 + (a * 11 + w) % $3::bigint, 'WASTE', -200, day + interval '22 hours', day, 'waste', ${owner}
    from generate_series(1, $1::bigint) a, generate_series(1, 5) w, lateral (select current_date - $1::int + a::int - 1 as day) d`;

const stock = [
  `insert into stock_movement (restaurant_id, id, item_id, entry_number, kind, quantity, unit_cost, value_minor, currency, balance_after,
     average_cost_after, is_provisional_cost, source_type, source_id, occurred_at, effective_at, recorded_at, business_date)
   select ${here}, uuidv7(), ${scaleIdSql(item, '1000000 + i')}, row_number() over ledger, kind, quantity, 0.01, quantity, 'GBP',
          sum(quantity) over ledger, 0.01, false, source, source_id, at, at, at, day
     from (${moved}) moved window ledger as (partition by i order by at, source_id) order by at`,
  `insert into derived.stock_day (restaurant_id, business_date, item_id, kind, currency, quantity, value_minor, unpriced)
   select restaurant_id, business_date, item_id, kind, currency, sum(quantity), sum(value_minor), 0 from stock_movement group by 1, 2, 3, 4, 5`,
  `update stock_level l set on_hand = m.quantity, value_minor = m.quantity, last_entry_number = m.entries, last_movement_at = m.at,
     last_counted_at = m.at, attention = app.attention(m.quantity, 200, 100)
     from (select item_id, sum(quantity) as quantity, max(entry_number) as entries, max(occurred_at) as at from stock_movement group by item_id) m
    where l.restaurant_id = ${here} and l.item_id = m.item_id`,
  `insert into waste_entry (restaurant_id, id, kind, item_id, movement_id, quantity, weight_g, stage, reason, is_avoidable, destination, value_minor,
     currency, status, logged_by, logged_at, happened_at, business_date, local_hour)
   select restaurant_id, uuidv7(), 'STOCK_ITEM', item_id, id, -quantity, -quantity, 'LINE', 'SPOILED', true, 'FOOD_WASTE_BIN', -value_minor, currency,
          'CONFIRMED', ${owner}, occurred_at, occurred_at, business_date, 22 from stock_movement where kind = 'WASTE'`,
] as const;

/** A delivery every morning, of what the ledger received. */
const purchases = [
  `insert into supplier (restaurant_id, id, name, country, currency) values (${here}, ${scaleIdSql(supplier, '1::bigint')}, 'Merkato Grains', 'GB', 'GBP')`,
  `insert into goods_receipt (restaurant_id, id, number, supplier_id, state, received_at, business_date, received_by, has_findings, is_over_tolerance)
   select ${here}, ${scaleIdSql(receipt, 'a')}, 'GRN-' || a, ${scaleIdSql(supplier, '1::bigint')}, 'POSTED', day, day, ${owner}, false, false
     from generate_series(1, $1::bigint) a, lateral (select current_date - $1::int + a::int - 1 as day) d`,
  `insert into goods_receipt_line (restaurant_id, id, receipt_id, position, item_id, description, currency, delivered_text, delivered_parts,
     delivered_base, rejected_base, accepted_base, booked_minor)
   select ${here}, uuidv7(), source_id, row_number() over (partition by source_id order by item_id), item_id, 'Goods', 'GBP', quantity || ' g', '[]',
          quantity, 0, quantity, value_minor
     from stock_movement where restaurant_id = ${here} and kind = 'RECEIPT'`,
] as const;

/** Who works there, every day from ten to six. */
const people = [
  `insert into profile (user_id, email, first_name, last_name, title)
   select ${scaleIdSql(person, '1000000 + p')}, 'person' || p || '@example.com', 'Person', p::text, 'staff' from generate_series(1, ${tradeSize.people}::bigint) p`,
  `insert into membership (restaurant_id, user_id, role)
   select ${here}, ${scaleIdSql(person, '1000000 + p')}, 'staff' from generate_series(1, ${tradeSize.people}::bigint) p`,
  `insert into hourly_rate (restaurant_id, user_id, amount_minor, currency)
   select ${here}, ${scaleIdSql(person, '1000000 + p')}, 1250, 'GBP' from generate_series(1, ${tradeSize.people}::bigint) p`,
  `insert into clock_event (restaurant_id, id, user_id, kind, happened_at, device_at, method, recorded_by)
   select ${here}, uuidv7(), ${scaleIdSql(person, '1000000 + p')}, kind, day + hour, day + hour, 'TABLET', ${owner}
     from generate_series(1, ${tradeSize.people}::bigint) p, generate_series(1, $1::bigint) a, lateral (select current_date - $1::int + a::int - 1 as day) d,
          lateral (values ('IN', interval '10 hours'), ('OUT', interval '18 hours')) mark (kind, hour)`,
] as const;

/** All of it in an order in which each finds what it rests on: `$1` days, `$2` orders a day, `$3` items. */
export const tradeStatements: readonly string[] = [...menu, ...sales, ...stock, ...purchases, ...people];

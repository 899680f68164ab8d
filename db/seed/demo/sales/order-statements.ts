/** A part of what was sold, as it is handed over. */
export type SoldPart = 'orders' | 'lines' | 'discounts' | 'payments';

/**
 * Write the orders of a house's past at once, in this order: `$1` is the restaurant, `$2` who did it and that part of what was sold
 * which the statements beside it read. Each says the rows that opening, firing, stepping, paying and closing would have left.
 */
export const orderStatements: readonly (readonly [SoldPart, readonly string[]])[] = [
  [
    'orders',
    [
      `insert into kitchen_order (restaurant_id, id, number_prefix, number_in_day, business_date, source, channel, table_id, covers,
     state, service_share, currency, opened_by, opened_at, recorded_at, closed_at, device_id, version)
   select $1, o.id, 'A', o.number_in_day, o.business_date, 'PAD', o.channel, o.table_id, o.covers, 'CLOSED', o.service_share,
          $2::jsonb ->> 'currency', ($2::jsonb ->> 'waiter')::uuid, o.opened_at, o.opened_at, o.closed_at, ($2::jsonb ->> 'device')::uuid, 3
     from jsonb_to_recordset($2::jsonb -> 'orders') as o (id uuid, number_in_day int, business_date date, channel text,
       table_id uuid, covers int, service_share int, opened_at timestamptz, closed_at timestamptz)`,
    ],
  ],
  [
    'lines',
    [
      `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, dish_name_local, category_id, quantity, modifiers,
     unit_price_minor, vat_rate, state, sent_quantity, fired_at, begun_at, started_at, ready_at, served_at, stage, station_ids,
     target_seconds, void_reason, before_void, voided_by, voided_at, acknowledged_at, depleted_at, sort_order, version)
   select $1, l.id, l.order_id, l.dish_id, l.dish_name, l.dish_name_local, l.category_id, l.quantity, l.modifiers,
          l.unit_price_minor, l.vat_rate, l.state, l.sent_quantity, l.fired_at, l.begun_at, l.started_at, l.ready_at, l.served_at,
          l.stage, l.station_ids, l.target_seconds, l.void_reason, l.before_void, l.voided_by, l.voided_at, l.acknowledged_at,
          l.depleted_at, l.sort_order, 4
     from jsonb_to_recordset($2::jsonb -> 'lines') as l (id uuid, order_id uuid, dish_id uuid, dish_name text,
       dish_name_local text, category_id uuid, quantity int, modifiers jsonb, unit_price_minor bigint, vat_rate int, state text,
       sent_quantity int, fired_at timestamptz, begun_at timestamptz, started_at timestamptz, ready_at timestamptz,
       served_at timestamptz, stage int, station_ids uuid[], target_seconds int, void_reason text, before_void text,
       voided_by uuid, voided_at timestamptz, acknowledged_at timestamptz, depleted_at timestamptz, sort_order int)`,
      `insert into kitchen_event (restaurant_id, id, order_id, line_id, kind, from_state, to_state, from_stage, reason, actor_id,
     occurred_at, recorded_at, device_id)
   select $1, uuidv7(), l.order_id, l.id, step.kind, step.from_state, step.to_state, l.stage, step.reason,
          ($2::jsonb ->> step.actor)::uuid, step.at, step.at, ($2::jsonb ->> 'device')::uuid
     from jsonb_to_recordset($2::jsonb -> 'lines') as l (id uuid, order_id uuid, stage int, fired_at timestamptz,
       started_at timestamptz, ready_at timestamptz, served_at timestamptz, voided_at timestamptz, void_reason text)
     cross join lateral (values
       ('FIRE', 'HELD', 'QUEUED', 'waiter', l.fired_at, null),
       ('START', 'QUEUED', 'STARTED', 'cook', l.started_at, null),
       ('READY', 'STARTED', 'READY', 'cook', l.ready_at, null),
       ('SERVE', 'READY', 'SERVED', 'waiter', l.served_at, null),
       ('VOID', 'QUEUED', 'VOIDED', 'waiter', l.voided_at, l.void_reason)) as step (kind, from_state, to_state, actor, at, reason)
    where step.at is not null
    order by step.at`,
      `insert into stock_not_taken (restaurant_id, id, order_id, line_id, why, subject_id, noted_at)
   select $1, uuidv7(), l.order_id, l.id, 'MODIFIER_UNMAPPED', choice.id::uuid, l.fired_at
     from jsonb_to_recordset($2::jsonb -> 'lines') as l (id uuid, order_id uuid, unmapped jsonb, fired_at timestamptz)
     cross join lateral jsonb_array_elements_text(l.unmapped) as choice (id)`,
    ],
  ],
  [
    'discounts',
    [
      `insert into order_discount (restaurant_id, id, order_id, share, reason, given_by, given_at)
   select $1, d.id, d.order_id, d.share, d.reason, ($2::jsonb ->> 'manager')::uuid, d.given_at
     from jsonb_to_recordset($2::jsonb -> 'discounts') as d (id uuid, order_id uuid, share int, reason text, given_at timestamptz)`,
    ],
  ],
  [
    'payments',
    [
      `insert into order_payment (restaurant_id, id, order_id, method, amount_minor, currency, taken_by, taken_at, recorded_at)
   select $1, p.id, p.order_id, p.method, p.amount_minor, $2::jsonb ->> 'currency', ($2::jsonb ->> 'waiter')::uuid, p.taken_at, p.taken_at
     from jsonb_to_recordset($2::jsonb -> 'payments') as p (id uuid, order_id uuid, method text, amount_minor bigint, taken_at timestamptz)`,
    ],
  ],
];

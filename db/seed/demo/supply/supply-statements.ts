/**
 * Writes the orders, receipts and invoices of a house's month at once: `$1` is the restaurant, `$2` the papers. Each says
 * the rows that ordering, taking in, approving and paying would have left.
 */
export const supplyStatements: readonly string[] = [
  `insert into purchase_order (restaurant_id, id, number, supplier_id, state, revision, expected_on, currency, total_minor, line_count,
     created_by, created_at, approved_by, sent_at, version, updated_at)
   select $1, o.id, o.number, o.supplier_id, o.state, 1, o.expected_on, $2::jsonb ->> 'currency', o.total_minor, o.line_count,
          o.created_by, o.created_at, o.approved_by, o.sent_at, 4, o.updated_at
     from jsonb_to_recordset($2::jsonb -> 'orders') as o (id uuid, number text, supplier_id uuid, state text, expected_on date,
       total_minor bigint, line_count int, created_by uuid, created_at timestamptz, approved_by uuid, sent_at timestamptz,
       updated_at timestamptz)`,
  `insert into purchase_order_line (restaurant_id, id, order_id, position, item_id, offer_id, description, unit, price_mode, quantity,
     base_quantity, unit_price, price_per_base, amount_minor, received_base, invoiced_base, cancelled_base, close_reason)
   select $1, l.id, l.order_id, l.position, l.item_id, l.offer_id, l.description, l.unit, 'PER_PACK', l.quantity, l.base_quantity,
          l.unit_price, l.price_per_base, l.amount_minor, l.received_base, l.invoiced_base, l.cancelled_base, l.close_reason
     from jsonb_to_recordset($2::jsonb -> 'orderLines') as l (id uuid, order_id uuid, position int, item_id uuid, offer_id uuid,
       description text, unit text, quantity numeric, base_quantity numeric, unit_price numeric, price_per_base numeric,
       amount_minor bigint, received_base numeric, invoiced_base numeric, cancelled_base numeric, close_reason text)`,
  `insert into purchase_order_revision (restaurant_id, order_id, revision, expected_on, lines, total_minor, unpriced_lines, sent_by, sent_at)
   select $1, o.id, 1, o.expected_on, o.told, o.total_minor, 0, o.sent_by, o.sent_at
     from jsonb_to_recordset($2::jsonb -> 'orders') as o (id uuid, expected_on date, told jsonb, total_minor bigint, sent_by uuid,
       sent_at timestamptz)`,
  `insert into purchase_order_step (restaurant_id, order_id, step, from_state, to_state, reason, taken_by, taken_at)
   select $1, s.order_id, s.step, s.from_state, s.to_state, s.reason, s.taken_by, s.taken_at
     from jsonb_to_recordset($2::jsonb -> 'orderSteps') as s (order_id uuid, step text, from_state text, to_state text, reason text,
       taken_by uuid, taken_at timestamptz)`,
  `insert into goods_receipt (restaurant_id, id, number, order_id, supplier_id, state, received_at, business_date, received_by,
     vehicle_temp_tenths, has_findings, is_over_tolerance, posted_by, posted_at, version, created_at)
   select $1, r.id, r.number, r.order_id, r.supplier_id, 'POSTED', r.received_at, r.business_date, r.received_by,
          r.vehicle_temp_tenths, r.has_findings, false, r.posted_by, r.posted_at, 2, r.received_at
     from jsonb_to_recordset($2::jsonb -> 'receipts') as r (id uuid, number text, order_id uuid, supplier_id uuid,
       received_at timestamptz, business_date date, received_by uuid, vehicle_temp_tenths int, has_findings boolean, posted_by uuid,
       posted_at timestamptz)`,
  `insert into goods_receipt_line (restaurant_id, id, receipt_id, position, order_line_id, offer_id, item_id, description, delivered_text,
     delivered_parts, pack_chain, delivered_base, rejected_base, accepted_base, findings, outstanding_base, temp_tenths, unit_price,
     price_unit, price_per_base, currency, movement_id, booked_minor, invoiced_base)
   select $1, l.id, l.receipt_id, l.position, l.order_line_id, l.offer_id, l.item_id, l.description, l.delivered_text,
          l.delivered_parts, l.pack_chain, l.came_base, 0, l.came_base, l.findings, l.outstanding_base, l.temp_tenths, l.unit_price,
          l.price_unit, l.price_per_base, l.currency, l.movement_id, m.value_minor, l.invoiced_base
     from jsonb_to_recordset($2::jsonb -> 'receiptLines') as l (id uuid, receipt_id uuid, position int, order_line_id uuid,
       offer_id uuid, item_id uuid, description text, delivered_text text, delivered_parts jsonb, pack_chain jsonb, came_base numeric,
       findings jsonb, outstanding_base numeric, temp_tenths int, unit_price numeric, price_unit text, price_per_base numeric,
       currency text, movement_id uuid, invoiced_base numeric)
     join stock_movement m on m.restaurant_id = $1 and m.id = l.movement_id`,
  `insert into supplier_invoice (restaurant_id, id, supplier_id, number, type, state, invoiced_on, due_on, currency, tax_minor,
     total_minor, paid_minor, created_by, created_at, approved_by, approved_at, version, updated_at)
   select $1, i.id, i.supplier_id, i.number, 'INVOICE', i.state, i.invoiced_on, i.due_on, $2::jsonb ->> 'currency', i.tax_minor,
          i.total_minor, i.paid_minor, i.created_by, i.created_at, i.approved_by, i.approved_at, 3, i.approved_at
     from jsonb_to_recordset($2::jsonb -> 'invoices') as i (id uuid, supplier_id uuid, number text, state text, invoiced_on date,
       due_on date, tax_minor bigint, total_minor bigint, paid_minor bigint, created_by uuid, created_at timestamptz,
       approved_by uuid, approved_at timestamptz)`,
  `insert into supplier_invoice_line (restaurant_id, id, invoice_id, position, receipt_line_id, item_id, offer_id, description, quantity,
     unit, base_quantity, unit_price, amount_minor, tax_rate_bps, difference_minor, on_hand_minor, used_minor)
   select $1, l.id, l.invoice_id, l.position, l.receipt_line_id, l.item_id, l.offer_id, l.description, l.quantity, l.unit,
          l.base_quantity, l.unit_price, l.amount_minor, l.tax_rate_bps, 0, 0, 0
     from jsonb_to_recordset($2::jsonb -> 'invoiceLines') as l (id uuid, invoice_id uuid, position int, receipt_line_id uuid,
       item_id uuid, offer_id uuid, description text, quantity numeric, unit text, base_quantity numeric, unit_price numeric,
       amount_minor bigint, tax_rate_bps int)`,
  `insert into supplier_payment (restaurant_id, id, invoice_id, paid_on, amount_minor, currency, method, recorded_by, recorded_at)
   select $1, p.id, p.invoice_id, p.paid_on, p.amount_minor, $2::jsonb ->> 'currency', 'BANK', p.recorded_by, p.recorded_at
     from jsonb_to_recordset($2::jsonb -> 'payments') as p (id uuid, invoice_id uuid, paid_on date, amount_minor bigint,
       recorded_by uuid, recorded_at timestamptz)`,
  `insert into purchase_document_step (restaurant_id, document, document_id, step, from_state, to_state, taken_by, taken_at)
   select $1, s.document, s.document_id, s.step, s.from_state, s.to_state, s.taken_by, s.taken_at
     from jsonb_to_recordset($2::jsonb -> 'documentSteps') as s (document text, document_id uuid, step text, from_state text,
       to_state text, taken_by uuid, taken_at timestamptz)`,
];

/** Writes what offers asked in the month, and what they ask now: `$2` is a list of prices and the moments since which they held. */
export const priceStatements: readonly string[] = [
  `insert into offer_price (restaurant_id, offer_id, cause, price, price_per_base, currency, recorded_by, recorded_at)
   select $1, p.offer_id, 'MANUAL', p.price, p.price_per_base, o.currency, p.recorded_by, p.since
     from jsonb_to_recordset($2::jsonb) as p (offer_id uuid, price numeric, price_per_base numeric, recorded_by uuid, since timestamptz)
     join supplier_offer o on o.restaurant_id = $1 and o.id = p.offer_id`,
  `update supplier_offer o set price = p.price, price_per_base = p.price_per_base, updated_at = p.since
     from (select distinct on (offer_id) offer_id, price, price_per_base, since
             from jsonb_to_recordset($2::jsonb) as r (offer_id uuid, price numeric, price_per_base numeric, since timestamptz)
            order by offer_id, since desc) as p
    where o.restaurant_id = $1 and o.id = p.offer_id`,
];

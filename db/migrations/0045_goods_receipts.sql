-- What came from a supplier, as it was taken in at the door. Posting books what was accepted into stock.
create table goods_receipt (
  restaurant_id uuid not null,
  id uuid not null,
  number text not null,
  -- Null where something came that nobody had ordered in Maed.
  order_id uuid,
  supplier_id uuid not null,
  state text not null check (state in ('COMPLETED', 'POSTED', 'REVERSED')),
  received_at timestamptz not null,
  -- The trading day on which it came.
  business_date date not null,
  received_by uuid not null,
  device_id uuid,
  delivery_note_number text check (length(delivery_note_number) <= 60),
  -- Tenths of a degree Celsius.
  vehicle_temp_tenths integer check (vehicle_temp_tenths between -600 and 1000),
  note text check (length(note) <= 500),
  -- Bought for cash at a market, without paper.
  is_open_market boolean not null default false,
  has_findings boolean not null,
  is_over_tolerance boolean not null,
  override_reason text check (length(override_reason) <= 500),
  posted_by uuid,
  posted_at timestamptz,
  reversed_by uuid,
  reversed_at timestamptz,
  reverse_reason text check (length(reverse_reason) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, number),
  foreign key (restaurant_id, order_id) references purchase_order (restaurant_id, id),
  foreign key (restaurant_id, supplier_id) references supplier (restaurant_id, id),
  check ((state = 'REVERSED') = (reversed_at is not null))
);
create index goods_receipt_by_time on goods_receipt (restaurant_id, received_at desc, id desc);
create index goods_receipt_by_order on goods_receipt (restaurant_id, order_id);
create index goods_receipt_by_supplier on goods_receipt (restaurant_id, supplier_id, received_at desc);
create index goods_receipt_waiting on goods_receipt (restaurant_id, received_at) where state = 'COMPLETED';
comment on table goods_receipt is 'tenant: what came from a supplier';

create table goods_receipt_line (
  restaurant_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  position integer not null,
  order_line_id uuid,
  offer_id uuid,
  item_id uuid not null,
  description text not null,
  -- As it was typed, and measured by the packs that the supplier brings: frozen, so that no later change restates it.
  delivered_text text not null check (length(delivered_text) <= 80),
  delivered_parts jsonb not null,
  rejected_text text check (length(rejected_text) <= 80),
  rejected_parts jsonb not null default '[]',
  pack_chain jsonb not null default '[]',
  -- In the item's base unit.
  delivered_base numeric(18, 6) not null check (delivered_base >= 0),
  rejected_base numeric(18, 6) not null check (rejected_base >= 0),
  accepted_base numeric(18, 6) not null check (accepted_base >= 0),
  -- What the scale said, where the price is by weight.
  catch_weight_g numeric(18, 6) check (catch_weight_g > 0),
  reject_reason text check (reject_reason in ('SHORT', 'DAMAGED', 'TEMP', 'EXPIRED', 'WRONG', 'QUALITY', 'OVER')),
  -- What a manager looks at: ["SHORT", "WARM"].
  findings jsonb not null default '[]',
  -- What was still to come of the order's line when this came; null without one.
  outstanding_base numeric(18, 6),
  lot_number text check (length(lot_number) <= 60),
  printed_date date,
  temp_tenths integer check (temp_tenths between -600 and 1000),
  storage_area_id uuid,
  -- In the supplier's currency, for one `price_unit`; null where nobody knows.
  unit_price numeric(18, 6),
  price_unit text,
  price_per_base numeric(18, 6),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  -- Its row in the ledger, and what it was booked at; null until it is posted, or where nobody knows.
  movement_id uuid,
  booked_minor bigint,
  -- What invoices that stand have charged of it.
  invoiced_base numeric(18, 6) not null default 0,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, receipt_id) references goods_receipt (restaurant_id, id),
  -- A revision writes an order's lines anew; what came before it keeps what it was.
  foreign key (restaurant_id, order_line_id) references purchase_order_line (restaurant_id, id) on delete set null (order_line_id),
  foreign key (restaurant_id, offer_id) references supplier_offer (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, storage_area_id) references storage_area (restaurant_id, id),
  check (delivered_base >= rejected_base)
);
create index goods_receipt_line_by_receipt on goods_receipt_line (restaurant_id, receipt_id, position);
create index goods_receipt_line_by_order_line on goods_receipt_line (restaurant_id, order_line_id);
create index goods_receipt_line_by_item on goods_receipt_line (restaurant_id, item_id);
create index goods_receipt_line_by_offer on goods_receipt_line (restaurant_id, offer_id);
create index goods_receipt_line_by_area on goods_receipt_line (restaurant_id, storage_area_id);
comment on table goods_receipt_line is 'tenant: the lines of what came from a supplier';

-- Who did what to a receipt, an invoice or a credit request when, and why.
create table purchase_document_step (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  document text not null check (document in ('RECEIPT', 'INVOICE', 'CREDIT')),
  document_id uuid not null,
  step text not null,
  from_state text,
  to_state text not null,
  reason text check (length(reason) <= 500),
  taken_by uuid,
  taken_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create index purchase_document_step_by_document on purchase_document_step (restaurant_id, document_id, taken_at);
comment on table purchase_document_step is 'tenant, append-only: what happened to a receipt, an invoice or a credit request';

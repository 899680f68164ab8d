-- From a wish in the kitchen to an order that a supplier has answered. What is received and invoiced hangs on the lines.

-- Numbers of documents, one row for each series and year of a restaurant: PO-2026-0001.
create table document_series (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  series text not null check (series ~ '^[A-Z]{2,4}$'),
  year integer not null,
  last_number integer not null check (last_number >= 0),
  primary key (restaurant_id, series, year)
);
comment on table document_series is 'tenant: the last number of each kind of document';

create table purchase_order (
  restaurant_id uuid not null,
  id uuid not null,
  number text not null,
  supplier_id uuid not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PENDING_APPROVAL', 'SENT', 'ACKNOWLEDGED',
    'PARTIALLY_RECEIVED', 'RECEIVED', 'CLOSED_SHORT', 'COMPLETED', 'CANCELLED', 'ON_HOLD')),
  -- Where it goes on when it is no longer held.
  held_from text,
  -- What the supplier was told last; 0 until it was told anything.
  revision integer not null default 0,
  expected_on date,
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  total_minor bigint not null default 0,
  -- Lines whose price nobody knows; the total is without them.
  unpriced_lines integer not null default 0,
  line_count integer not null default 0,
  note text check (length(note) <= 500),
  -- Why it went out although it was too small or too late.
  override_reason text check (length(override_reason) <= 500),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  approved_by uuid,
  sent_at timestamptz,
  acknowledged_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, number),
  foreign key (restaurant_id, supplier_id) references supplier (restaurant_id, id)
);
create index purchase_order_by_state on purchase_order (restaurant_id, state, created_at desc, id desc);
create index purchase_order_by_time on purchase_order (restaurant_id, created_at desc, id desc);
create index purchase_order_by_supplier on purchase_order (restaurant_id, supplier_id, created_at desc);
comment on table purchase_order is 'tenant: what is ordered of a supplier';

create table purchase_order_line (
  restaurant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  item_id uuid not null,
  offer_id uuid,
  -- Frozen when the line was written: a later change of item or offer restates nothing.
  description text not null,
  supplier_code text,
  pack_text text,
  unit text not null,
  price_mode text not null,
  price_unit text,
  -- In `unit`.
  quantity numeric(18, 6) not null check (quantity > 0),
  base_quantity numeric(18, 6) not null,
  unit_price numeric(18, 6),
  price_per_base numeric(18, 6),
  amount_minor bigint,
  -- Kept by receipts and invoices, in base units.
  received_base numeric(18, 6) not null default 0,
  rejected_base numeric(18, 6) not null default 0,
  invoiced_base numeric(18, 6) not null default 0,
  cancelled_base numeric(18, 6) not null default 0,
  close_reason text,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references purchase_order (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, offer_id) references supplier_offer (restaurant_id, id)
);
create index purchase_order_line_by_order on purchase_order_line (restaurant_id, order_id, position);
create index purchase_order_line_by_item on purchase_order_line (restaurant_id, item_id, order_id);
create index purchase_order_line_by_offer on purchase_order_line (restaurant_id, offer_id);
comment on table purchase_order_line is 'tenant: the lines of an order as they stand';

-- What a supplier was told, word for word; a change is another row.
create table purchase_order_revision (
  restaurant_id uuid not null,
  order_id uuid not null,
  revision integer not null,
  expected_on date,
  lines jsonb not null,
  total_minor bigint not null,
  unpriced_lines integer not null,
  note text,
  sent_by uuid,
  sent_at timestamptz not null default now(),
  primary key (restaurant_id, order_id, revision),
  foreign key (restaurant_id, order_id) references purchase_order (restaurant_id, id)
);
comment on table purchase_order_revision is 'tenant, append-only: what a supplier was told';

-- Who did what to an order when, and why.
create table purchase_order_step (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  step text not null,
  from_state text,
  to_state text not null,
  reason text check (length(reason) <= 500),
  -- Null where the supplier did it.
  taken_by uuid,
  taken_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references purchase_order (restaurant_id, id)
);
create index purchase_order_step_by_order on purchase_order_step (restaurant_id, order_id, taken_at);
comment on table purchase_order_step is 'tenant, append-only: what happened to an order';

-- What a supplier would rather bring.
create table purchase_order_proposal (
  restaurant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  revision integer not null,
  message text check (length(message) <= 500),
  -- [{"lineId", "quantity", "unitPrice", "isUnavailable"}]
  lines jsonb not null default '[]',
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'OVERTAKEN')),
  made_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references purchase_order (restaurant_id, id)
);
create index purchase_order_proposal_by_order on purchase_order_proposal (restaurant_id, order_id, made_at desc);
comment on table purchase_order_proposal is 'tenant: what a supplier answered to an order';

-- What the kitchen asks for.
create table purchase_request (
  restaurant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  entered_text text not null check (length(entered_text) <= 80),
  base_quantity numeric(18, 6) not null check (base_quantity > 0),
  note text check (length(note) <= 500),
  state text not null default 'OPEN' check (state in ('OPEN', 'ORDERED', 'DECLINED', 'WITHDRAWN')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  order_id uuid,
  reason text check (length(reason) <= 500),
  decided_by uuid,
  decided_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, order_id) references purchase_order (restaurant_id, id)
);
create index purchase_request_by_state on purchase_request (restaurant_id, state, asked_at desc, id desc);
create index purchase_request_by_asker on purchase_request (restaurant_id, asked_by, asked_at desc);
comment on table purchase_request is 'tenant: what the kitchen asks to be ordered';

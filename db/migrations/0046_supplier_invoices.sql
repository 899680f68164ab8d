-- What suppliers charge, what is paid of it, and what they are asked to give back.
create table supplier_invoice (
  restaurant_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  -- As the supplier wrote it.
  number text not null check (length(number) between 1 and 60),
  type text not null check (type in ('INVOICE', 'CREDIT_NOTE', 'CASH_RECEIPT', 'OPEN_MARKET')),
  state text not null check (state in ('REVIEW', 'MATCH_EXCEPTION', 'READY', 'APPROVED', 'PART_PAID', 'PAID',
    'DUPLICATE', 'REJECTED', 'REVERSED')),
  invoiced_on date not null,
  due_on date not null,
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  charges_minor bigint not null default 0,
  tax_minor bigint not null default 0,
  -- As it is printed; what the lines add up to is worked out.
  total_minor bigint not null check (total_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor between 0 and total_minor),
  note text check (length(note) <= 500),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  approved_by uuid,
  approved_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, supplier_id) references supplier (restaurant_id, id)
);
-- One paper is entered once; what was turned down or undone may come again.
create unique index supplier_invoice_once on supplier_invoice (restaurant_id, supplier_id, lower(number), total_minor)
  where state not in ('DUPLICATE', 'REJECTED', 'REVERSED');
create index supplier_invoice_by_time on supplier_invoice (restaurant_id, invoiced_on desc, id desc);
create index supplier_invoice_by_supplier on supplier_invoice (restaurant_id, supplier_id, invoiced_on desc);
create index supplier_invoice_owed on supplier_invoice (restaurant_id, due_on) where state in ('APPROVED', 'PART_PAID');
comment on table supplier_invoice is 'tenant: what a supplier charged';

create table supplier_invoice_line (
  restaurant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  position integer not null,
  -- What it charges for; null for what never was stock.
  receipt_line_id uuid,
  item_id uuid,
  offer_id uuid,
  description text not null check (length(description) between 1 and 120),
  quantity numeric(18, 6) not null check (quantity > 0),
  unit text not null,
  -- In the item's base unit; null for what is no item.
  base_quantity numeric(18, 6),
  unit_price numeric(18, 6) not null check (unit_price >= 0),
  -- As it is printed, without tax.
  amount_minor bigint not null check (amount_minor >= 0),
  tax_rate_bps integer not null default 0 check (tax_rate_bps between 0 and 10000),
  -- Set by approval: what the price changed of what is still there, and of what was used.
  difference_minor bigint,
  on_hand_minor bigint,
  used_minor bigint,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, invoice_id) references supplier_invoice (restaurant_id, id),
  foreign key (restaurant_id, receipt_line_id) references goods_receipt_line (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, offer_id) references supplier_offer (restaurant_id, id),
  check (difference_minor = on_hand_minor + used_minor)
);
create index supplier_invoice_line_by_invoice on supplier_invoice_line (restaurant_id, invoice_id, position);
create index supplier_invoice_line_by_receipt_line on supplier_invoice_line (restaurant_id, receipt_line_id);
create index supplier_invoice_line_by_item on supplier_invoice_line (restaurant_id, item_id);
create index supplier_invoice_line_by_offer on supplier_invoice_line (restaurant_id, offer_id);
comment on table supplier_invoice_line is 'tenant: the lines of what a supplier charged';

-- What keeps an invoice from being approved, until somebody has said what becomes of it.
create table invoice_exception (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  line_id uuid,
  kind text not null check (kind in ('QUANTITY', 'PRICE', 'NOT_RECEIVED', 'LINE_TOTAL', 'TOTAL', 'CURRENCY')),
  expected text,
  actual text,
  -- What it makes the invoice dearer by; negative where it is cheaper, null where nobody can say.
  difference_minor bigint,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'CREDIT_ASKED')),
  reason text check (length(reason) <= 500),
  decided_by uuid,
  decided_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, invoice_id) references supplier_invoice (restaurant_id, id),
  foreign key (restaurant_id, line_id) references supplier_invoice_line (restaurant_id, id) on delete cascade
);
create index invoice_exception_by_invoice on invoice_exception (restaurant_id, invoice_id);
create index invoice_exception_by_line on invoice_exception (restaurant_id, line_id);
comment on table invoice_exception is 'tenant: what differs between an order, its delivery and its invoice';

create table credit_request (
  restaurant_id uuid not null,
  id uuid not null,
  number text not null,
  supplier_id uuid not null,
  receipt_id uuid,
  invoice_id uuid,
  state text not null check (state in ('OPEN', 'SENT', 'ACCEPTED', 'DISPUTED', 'CREDITED', 'WRITTEN_OFF')),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  -- Null where nobody knows what it had cost.
  amount_minor bigint check (amount_minor >= 0),
  -- [{"description", "quantity", "unit", "reason", "amountMinor"}]
  lines jsonb not null default '[]',
  note text check (length(note) <= 500),
  sent_via text check (sent_via in ('EMAIL', 'BY_HAND')),
  -- The supplier's credit note that settled it.
  credit_note_id uuid,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, number),
  foreign key (restaurant_id, supplier_id) references supplier (restaurant_id, id),
  foreign key (restaurant_id, receipt_id) references goods_receipt (restaurant_id, id),
  foreign key (restaurant_id, invoice_id) references supplier_invoice (restaurant_id, id),
  foreign key (restaurant_id, credit_note_id) references supplier_invoice (restaurant_id, id),
  check ((state = 'CREDITED') = (credit_note_id is not null))
);
create index credit_request_by_state on credit_request (restaurant_id, state, created_at desc);
create index credit_request_by_time on credit_request (restaurant_id, created_at desc, id desc);
create index credit_request_by_supplier on credit_request (restaurant_id, supplier_id);
create index credit_request_by_receipt on credit_request (restaurant_id, receipt_id);
create index credit_request_by_invoice on credit_request (restaurant_id, invoice_id);
create unique index credit_request_by_note on credit_request (restaurant_id, credit_note_id);
comment on table credit_request is 'tenant: what a supplier is asked to give back';

create table supplier_payment (
  restaurant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  paid_on date not null,
  -- What the supplier got, and what was kept back of it for the tax office.
  amount_minor bigint not null check (amount_minor >= 0),
  withheld_minor bigint not null default 0 check (withheld_minor >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  method text not null check (method in ('BANK', 'CASH', 'CARD', 'WALLET', 'CHEQUE')),
  reference text check (length(reference) <= 60),
  recorded_by uuid,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, invoice_id) references supplier_invoice (restaurant_id, id),
  check (amount_minor + withheld_minor > 0)
);
create index supplier_payment_by_invoice on supplier_payment (restaurant_id, invoice_id, recorded_at);
create index supplier_payment_by_day on supplier_payment (restaurant_id, paid_on);
comment on table supplier_payment is 'tenant, append-only: what was paid to suppliers';

-- Papers as they were photographed or sent; what each is was read from its bytes.
create table purchase_file (
  restaurant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null check (media_type in ('image/webp', 'image/jpeg', 'application/pdf')),
  bytes bytea not null check (length(bytes) <= 10485760),
  fingerprint text not null,
  uploaded_by uuid,
  uploaded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, invoice_id) references supplier_invoice (restaurant_id, id)
);
create index purchase_file_by_invoice on purchase_file (restaurant_id, invoice_id);
comment on table purchase_file is 'tenant: papers of invoices';

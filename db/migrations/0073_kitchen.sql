-- Orders, what the kitchen does with them, and what guests pay. Names and prices of what is ordered are kept as they
-- were: a dish that is changed or gone changes nothing of an order.
create table kitchen_station (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  name_local text check (length(name_local) between 1 and 60),
  kind text not null check (kind in ('PREP', 'EXPO', 'PICKUP')),
  -- Which headings of the menu come here; a dish may name its own stations instead.
  category_ids uuid[] not null default '{}',
  dish_ids uuid[] not null default '{}',
  -- Stations that work one after the other on the same dish: 1 begins, 2 goes on.
  stage integer not null default 1 check (stage between 1 and 9),
  -- Items or whole tickets are bumped.
  mode text not null default 'TICKET' check (mode in ('ITEM', 'TICKET')),
  has_sound boolean not null default true,
  sort_order integer not null default 0,
  version integer not null default 1,
  archived_at timestamptz,
  primary key (restaurant_id, id)
);
comment on table kitchen_station is 'tenant: where a dish is made, passed or picked up';

create table dining_table (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  seats integer not null default 2 check (seats between 1 and 100),
  area text check (length(area) between 1 and 40),
  sort_order integer not null default 0,
  version integer not null default 1,
  archived_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index dining_table_name on dining_table (restaurant_id, lower(name)) where archived_at is null;
comment on table dining_table is 'tenant: where guests sit';

create table kitchen_order (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- What is called out: a prefix of the device and a number of its day, so that two devices without a line never clash.
  number_prefix text not null,
  number_in_day integer not null check (number_in_day > 0),
  business_date date not null,
  source text not null check (source in ('PAD', 'TILL', 'GUEST')),
  -- What the till calls it; the same name twice is the same order.
  till_id uuid,
  till_order_id text,
  -- The till's own count of its changes: what is older than this changes nothing.
  till_version integer,
  -- The lines of its last message: the next one is measured by it.
  till_said jsonb,
  channel text not null check (channel in ('DINE_IN', 'TAKEAWAY', 'DELIVERY')),
  table_id uuid,
  guest_name text check (length(guest_name) <= 80),
  covers integer check (covers between 1 and 200),
  allergy_note text check (length(allergy_note) <= 300),
  promised_at timestamptz,
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED', 'CANCELLED')),
  service_share integer not null default 0 check (service_share between 0 and 10000),
  currency text not null,
  opened_by uuid,
  -- By the device, and by us.
  opened_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  closed_at timestamptz,
  device_id uuid,
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, table_id) references dining_table (restaurant_id, id)
);
create unique index kitchen_order_number on kitchen_order (restaurant_id, business_date, number_prefix, number_in_day);
create unique index kitchen_order_of_till on kitchen_order (restaurant_id, till_id, till_order_id) where till_order_id is not null;
create index kitchen_order_open on kitchen_order (restaurant_id, opened_at) where state = 'OPEN';
create index kitchen_order_by_day on kitchen_order (restaurant_id, business_date, opened_at);
comment on table kitchen_order is 'tenant: what guests asked for';

create table order_line (
  restaurant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  dish_id uuid not null,
  -- As they were when it was ordered.
  dish_name text not null,
  dish_name_local text,
  category_id uuid,
  quantity integer not null check (quantity between 1 and 999),
  course integer not null default 1 check (course between 1 and 9),
  -- [{"id": "...", "name": "...", "nameLocal": null, "priceDeltaMinor": "0"}]
  modifiers jsonb not null default '[]',
  note text check (length(note) <= 200),
  has_allergy boolean not null default false,
  -- Minor units with VAT, one portion with its choices.
  unit_price_minor bigint not null,
  vat_rate integer not null check (vat_rate between 0 and 10000),
  state text not null check (state in ('HELD', 'QUEUED', 'STARTED', 'READY', 'PASSED', 'SERVED', 'VOID_REQUESTED', 'VOIDED')),
  -- What the kitchen has been told of: nothing is ever sent twice.
  sent_quantity integer not null default 0 check (sent_quantity between 0 and 999),
  fired_at timestamptz,
  started_at timestamptz,
  ready_at timestamptz,
  passed_at timestamptz,
  served_at timestamptz,
  -- The stage that is at work.
  stage integer not null default 1,
  station_ids uuid[] not null default '{}',
  priority integer not null default 0,
  target_seconds integer,
  -- What it is made again for.
  remake_of_id uuid,
  -- What the till calls it.
  till_line_id text,
  void_reason text,
  -- Where it stood when somebody asked to void it.
  before_void text,
  voided_by uuid,
  voided_at timestamptz,
  -- The kitchen has seen that it was changed or voided.
  acknowledged_at timestamptz,
  -- When its ingredients left stock; a line takes them once.
  depleted_at timestamptz,
  seat integer check (seat between 1 and 200),
  sort_order integer not null default 0,
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references kitchen_order (restaurant_id, id) on delete cascade
);
create index order_line_by_order on order_line (restaurant_id, order_id, sort_order);
-- What stands on the screens of the kitchen.
create index order_line_in_kitchen on order_line (restaurant_id, fired_at, priority)
  where state in ('QUEUED', 'STARTED', 'READY', 'PASSED', 'VOID_REQUESTED');
-- What was voided on the screens, until somebody there has seen it.
create index order_line_unseen on order_line (restaurant_id, fired_at)
  where state = 'VOIDED' and fired_at is not null and acknowledged_at is null;
-- What a till knows as one line may be several in the kitchen: divided, or made again.
create index order_line_of_till on order_line (restaurant_id, order_id, till_line_id) where till_line_id is not null;
create index order_line_by_dish on order_line (restaurant_id, dish_id, fired_at);
comment on table order_line is 'tenant: so many of one dish on an order';

create table kitchen_event (
  restaurant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  line_id uuid,
  station_id uuid,
  -- In which order they happened, by us.
  entry bigint generated always as identity,
  kind text not null check (kind in ('FIRE', 'HOLD', 'START', 'READY', 'PASS', 'SERVE', 'RECALL', 'UNDO', 'PRIORITY', 'VOID', 'REFUSE_VOID', 'ACKNOWLEDGE', 'REMAKE', 'CHANGE', 'MOVE')),
  from_state text,
  to_state text,
  from_stage integer,
  -- The step that it takes back.
  undoes_id uuid,
  reason text,
  actor_id uuid,
  -- By the device, and by us.
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  device_id uuid,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references kitchen_order (restaurant_id, id) on delete cascade
);
create index kitchen_event_of_line on kitchen_event (restaurant_id, line_id, entry) where line_id is not null;
create index kitchen_event_by_time on kitchen_event (restaurant_id, recorded_at desc);
comment on table kitchen_event is 'tenant, append-only: what the kitchen did with a line, and what was undone';

create table order_discount (
  restaurant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  -- Of the whole bill; one of the two.
  share integer check (share between 1 and 10000),
  amount_minor bigint check (amount_minor > 0),
  reason text not null,
  given_by uuid not null,
  given_at timestamptz not null,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references kitchen_order (restaurant_id, id) on delete cascade,
  check (num_nonnulls(share, amount_minor) = 1)
);
create index order_discount_by_order on order_discount (restaurant_id, order_id);
comment on table order_discount is 'tenant: what was taken off a bill';

create table order_payment (
  restaurant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  method text not null check (method in ('CASH', 'CARD', 'TELEBIRR', 'CBE_BIRR', 'MPESA', 'BANK', 'VOUCHER', 'OTHER')),
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  reference text check (length(reference) <= 80),
  taken_by uuid,
  taken_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references kitchen_order (restaurant_id, id) on delete cascade
);
create index order_payment_by_order on order_payment (restaurant_id, order_id);
create index order_payment_by_time on order_payment (restaurant_id, taken_at);
comment on table order_payment is 'tenant, append-only: what guests paid, and what was given back';

create table takings (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  business_date date not null,
  channel text not null check (channel in ('DINE_IN', 'TAKEAWAY', 'DELIVERY')),
  -- Typed or imported, for a day that no till and no pad knows of.
  gross_minor bigint not null check (gross_minor >= 0),
  vat_minor bigint check (vat_minor >= 0),
  covers integer check (covers between 0 and 100000),
  currency text not null,
  source text not null check (source in ('TYPED', 'IMPORTED')),
  version integer not null default 1,
  set_by uuid not null,
  set_at timestamptz not null default now(),
  primary key (restaurant_id, business_date, channel)
);
comment on table takings is 'tenant: what a day took, as somebody wrote it down';

create table reservation (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  guest_name text not null check (length(guest_name) between 1 and 80),
  phone text check (length(phone) <= 30),
  covers integer not null check (covers between 1 and 200),
  starts_at timestamptz not null,
  business_date date not null,
  minutes integer not null default 120 check (minutes between 15 and 1440),
  table_id uuid,
  note text check (length(note) <= 300),
  state text not null default 'BOOKED' check (state in ('BOOKED', 'CONFIRMED', 'SEATED', 'DONE', 'NO_SHOW', 'CANCELLED')),
  order_id uuid,
  version integer not null default 1,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, table_id) references dining_table (restaurant_id, id),
  foreign key (restaurant_id, order_id) references kitchen_order (restaurant_id, id)
);
create index reservation_by_day on reservation (restaurant_id, business_date, starts_at);
comment on table reservation is 'tenant: who comes when';

create table till (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- What its orders are counted under. Its key is derived from the server's own secret: nothing that signs for a till is kept.
  prefix text not null check (prefix ~ '^[A-Z][A-Z0-9]{0,2}$'),
  paired_by uuid not null,
  paired_at timestamptz not null default now(),
  last_seen_at timestamptz,
  revoked_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index till_by_prefix on till (restaurant_id, prefix) where revoked_at is null;
comment on table till is 'tenant: tills that may send orders';

create table stock_not_taken (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  line_id uuid not null,
  -- Exactly one of them: a dish without a recipe, a choice that nobody mapped, a line of a recipe without a size.
  why text not null check (why in ('DISH_UNMAPPED', 'MODIFIER_UNMAPPED', 'LINE_WITHOUT_SIZE')),
  subject_id uuid not null,
  noted_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references kitchen_order (restaurant_id, id) on delete cascade
);
create index stock_not_taken_by_subject on stock_not_taken (restaurant_id, subject_id, noted_at);
comment on table stock_not_taken is 'tenant, append-only: what a sale should have taken from stock and nobody can say';

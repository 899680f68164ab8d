create table item_category (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  name_local text check (length(name_local) between 1 and 120),
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
-- Two categories of one name would be one shelf in two places.
create unique index item_category_name on item_category (restaurant_id, lower(name));

create table storage_area (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  name_local text check (length(name_local) between 1 and 120),
  kind text not null check (kind in ('AMBIENT', 'CHILL', 'FREEZE', 'BAR', 'DRY')),
  -- The order in which a person walks past: counts follow it.
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create unique index storage_area_name on storage_area (restaurant_id, lower(name));

create table item (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  name_local text check (length(name_local) between 1 and 120),
  sku text not null check (length(sku) between 1 and 32),
  category_id uuid,
  base_unit text not null check (base_unit in ('g', 'ml', 'each')),
  -- Outer to inner: [{"unit": "case", "per": "6"}, {"unit": "tin", "per": "2500"}]; the last counts base units.
  pack_chain jsonb not null default '[]',
  -- The units it is counted in, the usual one first.
  count_units jsonb not null default '[]',
  density_g_per_ml numeric(18, 6) check (density_g_per_ml > 0),
  -- What one piece weighs or holds: {"quantity": "1100", "unit": "g"}.
  each_measure jsonb,
  -- Code of each of the fourteen allergens to CONTAINS, MAY_CONTAIN or FREE; one that is absent is unknown.
  allergens jsonb not null default '{}',
  par numeric(18, 6) check (par >= 0),
  reorder_point numeric(18, 6) check (reorder_point >= 0),
  is_active boolean not null default true,
  -- Raised by every change; an edit that started from an older one is refused.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, sku),
  foreign key (restaurant_id, category_id) references item_category (restaurant_id, id)
);
-- Removing a category looks for its items.
create index item_by_category on item (restaurant_id, category_id);

create table item_barcode (
  restaurant_id uuid not null,
  code text not null check (length(code) between 1 and 48),
  item_id uuid not null,
  primary key (restaurant_id, code),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id) on delete cascade
);
-- The item's own page and its edit list its codes.
create index item_barcode_by_item on item_barcode (restaurant_id, item_id);

create table item_storage_area (
  restaurant_id uuid not null,
  item_id uuid not null,
  storage_area_id uuid not null,
  sort_order integer not null default 0,
  primary key (restaurant_id, item_id, storage_area_id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, storage_area_id) references storage_area (restaurant_id, id) on delete cascade
);
-- What lies in this area.
create index item_storage_area_by_area on item_storage_area (restaurant_id, storage_area_id, sort_order);

-- The ledger. Never changed, never removed: a mistake is undone by an opposite row that names it.
create table stock_movement (
  restaurant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  -- Its place in the item's own ledger, from 1, without gaps.
  entry_number bigint not null check (entry_number > 0),
  kind text not null,
  quantity numeric(18, 6) not null,
  unit_cost numeric(18, 6) check (unit_cost >= 0),
  -- Minor units of `currency`; null where the cost is unknown.
  value_minor bigint,
  currency text not null,
  balance_after numeric(18, 6) not null,
  average_cost_after numeric(18, 6),
  is_provisional_cost boolean not null,
  reason text,
  note text check (length(note) <= 500),
  -- As it was typed, "2 case + 3", and what it was understood as then.
  entered_text text,
  entered_parts jsonb,
  source_type text not null,
  source_id uuid not null,
  reversal_of_id uuid,
  actor_id uuid,
  device_id uuid,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  business_date date not null,
  primary key (restaurant_id, id),
  -- Reads an item's ledger in order, newest or oldest first.
  unique (restaurant_id, item_id, entry_number),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, reversal_of_id) references stock_movement (restaurant_id, id)
);
-- A row is undone once.
create unique index stock_movement_reversal on stock_movement (restaurant_id, reversal_of_id) where reversal_of_id is not null;
-- Reports add up a period by kind.
create index stock_movement_by_day on stock_movement (restaurant_id, business_date, kind);

-- How a level stands, worst first: 0 below zero, 1 at or below the reorder point, 2 below par, 3 fine.
create function app.attention(on_hand numeric, par numeric, reorder_point numeric) returns integer
  language sql immutable parallel safe
  return case when on_hand < 0 then 0 when on_hand <= reorder_point then 1 when on_hand < par then 2 else 3 end;

-- What the ledger adds up to, kept in the transaction of every movement and checked against it at night. The stock list
-- is read from here in its order, so the row carries what the list is sorted by.
create table stock_level (
  restaurant_id uuid not null,
  item_id uuid not null,
  on_hand numeric(18, 6) not null default 0,
  average_cost numeric(18, 6),
  value_minor bigint default 0,
  currency text not null,
  last_entry_number bigint not null default 0,
  last_movement_at timestamptz,
  last_counted_at timestamptz,
  attention integer not null check (attention between 0 and 3),
  -- The item's name in lower case and whether it is in use.
  list_name text not null,
  is_listed boolean not null,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, item_id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id)
);
-- The stock list: what needs a person first, then by name.
create index stock_level_list on stock_level (restaurant_id, is_listed, attention, list_name, item_id);

comment on table item_category is 'tenant: how items are grouped';
comment on table storage_area is 'tenant: where items lie, in walking order';
comment on table item is 'tenant: what is stocked';
comment on table item_barcode is 'tenant: codes that find an item';
comment on table item_storage_area is 'tenant: in which areas an item lies';
comment on table stock_movement is 'tenant, append-only: the stock ledger';
comment on table stock_level is 'tenant: what the ledger adds up to';

grant execute on function app.attention(numeric, numeric, numeric) to maed_app;

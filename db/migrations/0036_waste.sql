-- The waste log: what was thrown away, why, at which stage, and what it had cost.

-- What waste is weighed in, with its own weight.
create table waste_container (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  -- Grams.
  tare_g numeric(18, 6) not null check (tare_g > 0),
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);

create table waste_entry (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('STOCK_ITEM', 'PREP', 'DISH', 'PLATE', 'UNIDENTIFIED')),
  item_id uuid,
  -- Filled once there are recipes and dishes.
  recipe_version_id uuid,
  dish_id uuid,
  -- In the item's base unit; null where there is no item.
  quantity numeric(18, 6) check (quantity > 0),
  entered_text text check (length(entered_text) <= 80),
  entered_parts jsonb,
  -- Grams: on the scale, of the container, and what is left. The last also where the units say it.
  gross_g numeric(18, 6),
  tare_g numeric(18, 6),
  weight_g numeric(18, 6) check (weight_g > 0),
  container_id uuid,
  stage text not null check (stage in ('RECEIVING', 'STORAGE', 'PREP', 'LINE', 'OVERPRODUCTION', 'PLATE')),
  reason text not null check (length(reason) between 1 and 40),
  is_avoidable boolean not null,
  destination text not null
    check (destination in ('FOOD_WASTE_BIN', 'LANDFILL', 'COMPOST', 'ANIMAL_FEED', 'DONATED', 'STAFF', 'USED_FOR_STOCK')),
  storage_area_id uuid,
  note text check (length(note) <= 500),
  -- What it had cost when it was thrown away: the value of its row in the ledger, positive. Null where unknown.
  value_minor bigint,
  currency text not null,
  movement_id uuid,
  status text not null check (status in ('LOGGED', 'CONFIRMED', 'REVIEWED', 'VOIDED')),
  source text not null default 'MANUAL' check (source in ('MANUAL', 'POS_VOID', 'TASK', 'EXPIRY')),
  logged_by uuid not null,
  -- By the clock of the device; recorded_at is the server's.
  logged_at timestamptz not null,
  happened_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  -- The trading day on which it happened, and the hour on the wall.
  business_date date not null,
  local_hour integer not null check (local_hour between 0 and 23),
  device_id uuid,
  reviewed_by uuid,
  reviewed_at timestamptz,
  voided_by uuid,
  voided_at timestamptz,
  void_reason text check (length(void_reason) <= 500),
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, storage_area_id) references storage_area (restaurant_id, id),
  foreign key (restaurant_id, container_id) references waste_container (restaurant_id, id),
  foreign key (restaurant_id, movement_id) references stock_movement (restaurant_id, id),
  check ((kind = 'STOCK_ITEM') = (item_id is not null)),
  check ((kind = 'STOCK_ITEM') = (movement_id is not null)),
  check ((status = 'VOIDED') = (voided_at is not null))
);
-- A period's entries, newest first, and everything that is added up over one.
create index waste_entry_by_day on waste_entry (restaurant_id, business_date, happened_at, id);
-- What one person logged lately: their tiles.
create index waste_entry_by_author on waste_entry (restaurant_id, logged_by, logged_at);
-- What became of one item.
create index waste_entry_by_item on waste_entry (restaurant_id, item_id, business_date);
-- An entry leads from its row in the ledger, and has exactly one.
create unique index waste_entry_by_movement on waste_entry (restaurant_id, movement_id);

comment on table waste_container is 'tenant: what waste is weighed in';
comment on table waste_entry is 'tenant: what was thrown away, and why';

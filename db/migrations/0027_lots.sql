-- Lots: deliveries of one item that are told apart, because each has a date until when it may be used. The ledger stays
-- one per item; how a movement spread over lots stands beside it.
alter table item
  add column tracks_lots boolean not null default false,
  -- USE_BY is about safety, BEST_BEFORE about quality.
  add column date_type text not null default 'NONE' check (date_type in ('USE_BY', 'BEST_BEFORE', 'NONE')),
  -- Days that it keeps: {"sealed": 14, "opened": 3, "frozen": 90, "thawed": 1}; one that is absent is unknown.
  add column shelf_life jsonb not null default '{}';

create table stock_lot (
  restaurant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  -- As printed by whoever made it.
  lot_number text check (length(lot_number) between 1 and 60),
  supplier_name text check (length(supplier_name) between 1 and 120),
  -- The document that brought it, where one did.
  source_type text not null,
  source_id uuid not null,
  received_at timestamptz not null,
  date_type text not null check (date_type in ('USE_BY', 'BEST_BEFORE', 'NONE')),
  printed_date date,
  opened_on date,
  frozen_on date,
  thawed_on date,
  -- Until when it may be used after all that was done with it; null where nobody knows.
  expires_on date,
  status text not null default 'AVAILABLE'
    check (status in ('AVAILABLE', 'QUARANTINED', 'ON_HOLD', 'EXPIRED', 'RECALLED', 'DEPLETED')),
  status_reason text check (length(status_reason) <= 500),
  on_hand numeric(18, 6) not null default 0 check (on_hand >= 0),
  storage_area_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, storage_area_id) references storage_area (restaurant_id, id)
);
-- What is there of an item, what leaves first, first.
create index stock_lot_by_item on stock_lot (restaurant_id, item_id, status, expires_on);
-- What expires next in the whole restaurant.
create index stock_lot_by_expiry on stock_lot (restaurant_id, status, expires_on);

-- Which lots a row of the ledger filled or emptied. What was moved and stands in no lot here was in none.
create table stock_lot_movement (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  movement_id uuid not null,
  lot_id uuid not null,
  quantity numeric(18, 6) not null check (quantity <> 0),
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, movement_id) references stock_movement (restaurant_id, id),
  foreign key (restaurant_id, lot_id) references stock_lot (restaurant_id, id)
);
-- Where a lot went.
create index stock_lot_movement_by_lot on stock_lot_movement (restaurant_id, lot_id);
-- What is undone together with its row.
create index stock_lot_movement_by_movement on stock_lot_movement (restaurant_id, movement_id);

comment on table stock_lot is 'tenant: deliveries of an item that are told apart';
comment on table stock_lot_movement is 'tenant, append-only: how movements spread over lots';

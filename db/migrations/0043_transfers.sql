-- Transfers between restaurants of one account holder: each has a row of its own, joined by the transfer's id.
create table stock_transfer (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  -- The same on both sides; made by whoever asked.
  id uuid not null,
  side text not null check (side in ('SENDING', 'RECEIVING')),
  partner_id uuid not null,
  -- As it was called then; it may be gone one day.
  partner_name text not null,
  -- Of this restaurant's own series.
  number integer not null check (number > 0),
  status text not null default 'REQUESTED' check (status in
    ('REQUESTED', 'APPROVED', 'IN_TRANSIT', 'RECEIVED', 'RECEIVED_WITH_DISCREPANCY', 'CLOSED', 'REJECTED', 'CANCELLED')),
  note text check (length(note) <= 500),
  reason text check (length(reason) <= 500),
  -- Null on the partner's side, where only the name is known.
  requested_by uuid,
  -- {"REQUEST": {"by": "Hanna Bekele", "at": "2026-11-21T10:00:00Z"}, ...}: who took which step when.
  steps jsonb not null default '{}',
  is_closed_here boolean not null default false,
  is_closed_there boolean not null default false,
  -- What the values that were shipped are in.
  currency text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, number)
);
-- The list, newest first.
create index stock_transfer_by_time on stock_transfer (restaurant_id, created_at desc);

create table stock_transfer_line (
  restaurant_id uuid not null,
  transfer_id uuid not null,
  line integer not null check (line > 0),
  -- This restaurant's own item; null until somebody has said which it is.
  item_id uuid,
  match text not null check (match in ('SURE', 'GUESS', 'NONE')),
  -- The item as the asking restaurant knows it.
  item_name text not null,
  item_name_local text,
  sku text not null,
  barcodes text[] not null default '{}',
  base_unit text not null check (base_unit in ('g', 'ml', 'each')),
  entered_text text not null,
  requested numeric(18, 6) not null check (requested > 0),
  shipped numeric(18, 6) check (shipped >= 0),
  received numeric(18, 6) check (received >= 0),
  loss_reason text check (length(loss_reason) <= 500),
  -- Minor units that left the sender's books; null where the cost was unknown.
  value_minor bigint,
  lot_number text,
  expires_on date,
  primary key (restaurant_id, transfer_id, line),
  foreign key (restaurant_id, transfer_id) references stock_transfer (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  check (received is null or received <= shipped)
);

-- What is said to the other restaurant. It waits here until it was carried; what has come is kept, so that none counts twice.
create table stock_transfer_message (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  direction text not null check (direction in ('OUT', 'IN')),
  partner_id uuid not null,
  transfer_id uuid not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  carried_at timestamptz,
  primary key (restaurant_id, id)
);
-- What waits to be carried.
create index stock_transfer_message_waiting on stock_transfer_message (restaurant_id, created_at)
  where direction = 'OUT' and carried_at is null;

comment on table stock_transfer is 'tenant: stock that goes from one restaurant of an account holder to another';
comment on table stock_transfer_line is 'tenant: what a transfer is of';
comment on table stock_transfer_message is 'tenant: what two restaurants of a transfer say to each other';

-- The other restaurants of the account holder of the restaurant entered: all that a colleague may know of them is the name.
create function app.sibling_restaurants() returns table (id uuid, name text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select r.id, r.name from public.restaurant r
     where r.owner_id = (select app.owner_id()) and r.id <> (select app.restaurant_id()) order by r.name, r.id;
  end;
-- Where something waits to be carried, for the job that carries.
create function app.restaurants_with_messages() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select distinct restaurant_id from public.stock_transfer_message where direction = 'OUT' and carried_at is null;
  end;
revoke execute on function app.sibling_restaurants(), app.restaurants_with_messages() from public;
grant execute on function app.sibling_restaurants(), app.restaurants_with_messages() to maed_app;

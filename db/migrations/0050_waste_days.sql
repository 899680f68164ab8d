-- Covers and sales of a trading day, so that waste can be said per cover and against sales. A day that nobody wrote down
-- has no row, and a figure that nobody knows is null: neither is ever nought.
create table waste_day (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  business_date date not null,
  covers integer check (covers between 0 and 100000),
  -- Minor units, in the currency beside it.
  sales_minor bigint check (sales_minor >= 0),
  currency text not null,
  version integer not null default 1,
  set_by uuid not null,
  set_at timestamptz not null default now(),
  primary key (restaurant_id, business_date)
);
comment on table waste_day is 'tenant: covers and sales of a trading day, as people wrote them down';

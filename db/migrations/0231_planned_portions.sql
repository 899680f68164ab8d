-- What somebody expects a dish to sell on a day, in place of what the last weeks say: prep and orders are planned by it.
create table planned_portions (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  business_date date not null,
  dish_id uuid not null,
  portions numeric(18, 6) not null check (portions >= 0),
  planned_by uuid not null,
  planned_at timestamptz not null default now(),
  primary key (restaurant_id, business_date, dish_id)
);
comment on table planned_portions is 'tenant: what dishes are planned to sell on a day';

-- What the ledger comes to, item by item and day by day: a month's report adds up days, and not every portion that was
-- sold. It is made from the ledger alone, so it lies outside of what is backed up, and a restore makes it anew.
create schema derived;
grant usage on schema derived to maed_app;

create table derived.stock_day (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  business_date date not null,
  item_id uuid not null,
  kind text not null,
  currency text not null,
  quantity numeric not null,
  -- Of the rows whose value is known; minor units.
  value_minor bigint not null,
  -- Rows whose value nobody knows.
  unpriced integer not null,
  primary key (restaurant_id, business_date, item_id, kind, currency)
);
comment on table derived.stock_day is 'tenant: what the ledger comes to, by item, day and kind';

-- Added by the ledger itself, in the statement of the row: no way of booking can forget it. Rows of one item come one
-- after the other, because whoever books holds its level.
create function derived.add_to_stock_day() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into derived.stock_day as kept (restaurant_id, business_date, item_id, kind, currency, quantity, value_minor, unpriced)
  select a.restaurant_id, a.business_date, a.item_id, a.kind, a.currency, sum(a.quantity), coalesce(sum(a.value_minor), 0),
         count(*) filter (where a.value_minor is null)
    from added a
   group by a.restaurant_id, a.business_date, a.item_id, a.kind, a.currency
   order by a.restaurant_id, a.item_id, a.business_date, a.kind, a.currency
  on conflict (restaurant_id, business_date, item_id, kind, currency) do update
     set quantity = kept.quantity + excluded.quantity, value_minor = kept.value_minor + excluded.value_minor,
         unpriced = kept.unpriced + excluded.unpriced;
  return null;
end $$;

-- From here until the end of this transaction nobody books, so that no row is missed and none is added twice.
create trigger stock_movement_adds_to_day after insert on stock_movement
  referencing new table as added for each statement execute function derived.add_to_stock_day();

insert into derived.stock_day (restaurant_id, business_date, item_id, kind, currency, quantity, value_minor, unpriced)
select restaurant_id, business_date, item_id, kind, currency, sum(quantity), coalesce(sum(value_minor), 0),
       count(*) filter (where value_minor is null)
  from stock_movement group by restaurant_id, business_date, item_id, kind, currency;

alter table derived.stock_day enable row level security;
alter table derived.stock_day force row level security;
create policy tenant on derived.stock_day
  using (restaurant_id = (select app.restaurant_id())) with check (restaurant_id = (select app.restaurant_id()));
create policy upkeep on derived.stock_day for all to maed_owner using (true) with check (true);
grant select, insert, update on derived.stock_day to maed_app;

-- What a trading day that is over came to in sales, added up once: order by order by the same rules as a bill. Whatever
-- changes one of its orders forgets the day, in the same transaction; until it is added up again its orders are asked.
create table derived.sold_day (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  business_date date not null,
  -- By which the restaurant reckoned: sums by another are not asked for.
  currency text not null,
  time_zone text not null,
  -- By channel and hour; by heading of the menu; by dish and by choice; by dish without its choices.
  sales jsonb not null,
  headings jsonb not null,
  things jsonb not null,
  plates jsonb not null,
  -- How long each line took, by the diary of the kitchen.
  times jsonb not null,
  kept_at timestamptz not null default now(),
  primary key (restaurant_id, business_date)
);
comment on table derived.sold_day is 'tenant: what a trading day came to in sales';
alter table derived.sold_day enable row level security;
alter table derived.sold_day force row level security;
create policy tenant on derived.sold_day
  using (restaurant_id = (select app.restaurant_id())) with check (restaurant_id = (select app.restaurant_id()));
create policy upkeep on derived.sold_day for all to maed_owner using (true) with check (true);
grant select, insert, update, delete on derived.sold_day to maed_app;

-- One key for a restaurant's trading day.
create function derived.sold_day_key(restaurant_id uuid, business_date date) returns bigint
  language sql immutable set search_path = pg_catalog, pg_temp
  return hashtextextended(restaurant_id::text || business_date::text, 164);

-- Whoever changes an order holds its day beside all others who do; whoever adds the day up holds it alone. So a sum is
-- made of what is committed, and a change that comes while it is made waits, and then finds it.
create function derived.forget_day(of_restaurant uuid, of_day date) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(derived.sold_day_key(of_restaurant, of_day));
  delete from derived.sold_day d where d.restaurant_id = of_restaurant and d.business_date = of_day;
end $$;

create function derived.forget_days_of_orders() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform derived.forget_day(d.restaurant_id, d.business_date)
     from (select distinct c.restaurant_id, c.business_date from changed c) d;
  return null;
end $$;

-- Of what hangs on an order: its lines, their diary, what was taken off it, and what of it stock does not know.
create function derived.forget_days_of_parts() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform derived.forget_day(d.restaurant_id, d.business_date)
     from (select distinct o.restaurant_id, o.business_date
             from changed c join public.kitchen_order o on o.restaurant_id = c.restaurant_id and o.id = c.order_id) d;
  return null;
end $$;

create trigger kitchen_order_added_forgets_day after insert on kitchen_order
  referencing new table as changed for each statement execute function derived.forget_days_of_orders();
create trigger kitchen_order_changed_forgets_day after update on kitchen_order
  referencing new table as changed for each statement execute function derived.forget_days_of_orders();
create trigger kitchen_order_removed_forgets_day after delete on kitchen_order
  referencing old table as changed for each statement execute function derived.forget_days_of_orders();

create trigger order_line_added_forgets_day after insert on order_line
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();
create trigger order_line_changed_forgets_day after update on order_line
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();
create trigger order_line_removed_forgets_day after delete on order_line
  referencing old table as changed for each statement execute function derived.forget_days_of_parts();

create trigger order_discount_added_forgets_day after insert on order_discount
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();
create trigger order_discount_changed_forgets_day after update on order_discount
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();
create trigger order_discount_removed_forgets_day after delete on order_discount
  referencing old table as changed for each statement execute function derived.forget_days_of_parts();

create trigger kitchen_event_added_forgets_day after insert on kitchen_event
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();

create trigger stock_not_taken_added_forgets_day after insert on stock_not_taken
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();
create trigger stock_not_taken_changed_forgets_day after update on stock_not_taken
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();
create trigger stock_not_taken_removed_forgets_day after delete on stock_not_taken
  referencing old table as changed for each statement execute function derived.forget_days_of_parts();

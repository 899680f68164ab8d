-- What a rota is planned against: how many are needed when, and what a day is expected to take.
create table rota_day (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  business_date date not null,
  -- None where nobody said.
  expected_sales_minor bigint check (expected_sales_minor >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  version integer not null default 1,
  primary key (restaurant_id, business_date)
);
comment on table rota_day is 'tenant: what a trading day is expected to take';

create table labour_demand (
  restaurant_id uuid not null,
  business_date date not null,
  work_role_id uuid not null,
  -- Minutes of the wall after the midnight that the trading day begins on, in quarters of an hour; the next day goes on.
  from_minute integer not null check (from_minute between 0 and 2865 and from_minute % 15 = 0),
  to_minute integer not null check (to_minute <= 2880 and to_minute % 15 = 0),
  people integer not null check (people between 1 and 200),
  primary key (restaurant_id, business_date, work_role_id, from_minute),
  foreign key (restaurant_id, business_date) references rota_day (restaurant_id, business_date) on delete cascade,
  foreign key (restaurant_id, work_role_id) references work_role (restaurant_id, id),
  check (to_minute > from_minute)
);
comment on table labour_demand is 'tenant: how many of a kind of work are needed when';

-- When people of this restaurant are planned in others of the same owner: times alone, so that nobody is planned twice.
create function app.shifts_elsewhere(p_people uuid[], p_from timestamptz, p_until timestamptz)
  returns table (id uuid, user_id uuid, business_date date, starts_at timestamptz, ends_at timestamptz, breaks jsonb)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select s.id, s.user_id, s.business_date, s.starts_at, s.ends_at, s.breaks
      from public.shift s
      join public.restaurant r on r.id = s.restaurant_id
      join public.membership m on m.restaurant_id = (select app.restaurant_id()) and m.user_id = s.user_id
     where s.user_id = any (p_people) and not s.is_cancelled
       and s.starts_at >= p_from and s.starts_at < p_until
       and r.owner_id = (select app.owner_id()) and r.id <> (select app.restaurant_id());
  end;
revoke execute on function app.shifts_elsewhere(uuid[], timestamptz, timestamptz) from public;
grant execute on function app.shifts_elsewhere(uuid[], timestamptz, timestamptz) to maed_app;

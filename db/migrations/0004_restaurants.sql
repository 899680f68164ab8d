create table restaurant (
  id uuid primary key,
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  address text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  country text not null check (length(country) = 2),
  -- Country code, space, number.
  phone text not null,
  currency text not null default 'GBP' check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  time_zone text not null default 'Africa/Addis_Ababa',
  -- Minutes after midnight at which the business day ends.
  day_cutoff_minutes integer not null default 240 check (day_cutoff_minutes between 0 and 720),
  use_ethiopian_time boolean not null default false,
  use_ethiopian_calendar boolean not null default false,
  expected_staff_count integer not null check (expected_staff_count >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The switcher lists what a person owns.
create index restaurant_by_owner on restaurant (owner_id);

create table membership (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  user_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'chef', 'kitchenstaff', 'staff')),
  department text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, user_id)
);
-- Where does this person work: read at every sign-in.
create index membership_by_user on membership (user_id);

-- What a transaction needs to know of the restaurant it entered, in the same round trip that checked the right to.
create type app.entrance as (
  user_id uuid,
  session_expires_at timestamptz,
  role text,
  owner_id uuid,
  currency text,
  time_zone text,
  day_cutoff_minutes integer
);

-- Sets who and where for this transaction. Where stays empty unless the person is an active member: it fails closed.
create function app.enter(p_user uuid, p_restaurant uuid) returns app.entrance
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entrance app.entrance;
begin
  perform set_config('app.user_id', coalesce(p_user::text, ''), true),
          set_config('app.restaurant_id', '', true),
          set_config('app.owner_id', '', true);
  entrance.user_id := p_user;
  select m.role, r.owner_id, r.currency, r.time_zone, r.day_cutoff_minutes
    into entrance.role, entrance.owner_id, entrance.currency, entrance.time_zone, entrance.day_cutoff_minutes
    from public.membership m
    join public.restaurant r on r.id = m.restaurant_id
   where m.restaurant_id = p_restaurant and m.user_id = p_user and m.is_active;
  if entrance.role is not null then
    perform set_config('app.restaurant_id', p_restaurant::text, true),
            set_config('app.owner_id', entrance.owner_id::text, true);
  end if;
  return entrance;
end $$;

-- The same for whoever holds a living session; without one nobody enters anywhere.
create function app.enter_session(p_token text, p_restaurant uuid) returns app.entrance
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entrance app.entrance;
  holder uuid;
  expiry timestamptz;
begin
  select s.user_id, s.expires_at into holder, expiry
    from auth.session s where s.token = p_token and s.expires_at > now();
  entrance := app.enter(holder, p_restaurant);
  entrance.session_expires_at := expiry;
  return entrance;
end $$;

-- For jobs: the restaurant itself acts, nobody in particular.
create function app.enter_system(p_restaurant uuid) returns app.entrance
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entrance app.entrance;
begin
  perform set_config('app.user_id', '', true),
          set_config('app.restaurant_id', '', true),
          set_config('app.owner_id', '', true);
  select r.owner_id, r.currency, r.time_zone, r.day_cutoff_minutes
    into entrance.owner_id, entrance.currency, entrance.time_zone, entrance.day_cutoff_minutes
    from public.restaurant r where r.id = p_restaurant;
  if entrance.owner_id is not null then
    perform set_config('app.restaurant_id', p_restaurant::text, true),
            set_config('app.owner_id', entrance.owner_id::text, true);
  end if;
  return entrance;
end $$;

-- The only list across restaurants: for jobs that visit each in turn.
create function app.restaurants_after(p_after uuid, p_count integer) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select id from public.restaurant where id > p_after order by id limit p_count;
  end;

revoke execute on all functions in schema app from public;
grant execute on function app.user_id(), app.restaurant_id(), app.owner_id() to maed_app, maed_auth, maed_worker, maed_backup;
grant execute on function app.enter(uuid, uuid), app.enter_session(text, uuid), app.enter_system(uuid),
  app.restaurants_after(uuid, integer) to maed_app;

-- The first member of a new restaurant is whoever registered it; nobody else can be put in by this door.
create function app.found(p_restaurant uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.membership (restaurant_id, user_id, role, department)
  select r.id, r.owner_id, 'owner', 'Management' from public.restaurant r
   where r.id = p_restaurant and r.owner_id = app.user_id()
     and not exists (select from public.membership m where m.restaurant_id = r.id);
  if not found then
    raise exception 'restaurant % is not new, or not of this person', p_restaurant;
  end if;
end $$;
revoke execute on function app.found(uuid) from public;
grant execute on function app.found(uuid) to maed_app;

comment on table restaurant is 'registry: the restaurants themselves; seen by their members';
comment on table membership is 'registry: who works where, in which role';

-- The people of before were put into departments that exist; checked apart from the change itself, so that it held no lock.
alter table membership validate constraint membership_department;

-- A tablet that a kitchen shares. A manager registers it; people enter by their own PIN, for minutes, and every action
-- names both the person and the tablet.
create table tablet (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  secret_hash text not null,
  registered_by uuid not null,
  registered_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, secret_hash)
);
comment on table tablet is 'tenant: devices that a kitchen shares, by the SHA-256 of what their cookie carries';

create table tablet_pin (
  restaurant_id uuid not null,
  user_id uuid not null,
  pin_hash text not null,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, user_id),
  foreign key (restaurant_id, user_id) references membership (restaurant_id, user_id) on delete cascade
);
comment on table tablet_pin is 'tenant: the PINs by which people enter at a shared tablet, as argon2id hashes';

-- Each try is noted before the PIN is looked at, and forgotten when it was right.
create table tablet_attempt (
  restaurant_id uuid not null,
  tablet_id uuid not null,
  user_id uuid not null,
  id uuid not null default uuidv7(),
  tried_at timestamptz not null default now(),
  primary key (restaurant_id, tablet_id, user_id, id),
  foreign key (restaurant_id, tablet_id) references tablet (restaurant_id, id) on delete cascade
);
comment on table tablet_attempt is 'tenant: tries of PINs, counted by person and tablet';

create table tablet_session (
  restaurant_id uuid not null,
  token_hash text not null,
  tablet_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  primary key (restaurant_id, token_hash),
  foreign key (restaurant_id, tablet_id) references tablet (restaurant_id, id) on delete cascade
);
create index tablet_session_by_expiry on tablet_session (restaurant_id, expires_at);
comment on table tablet_session is 'tenant: who works at a shared tablet now';

alter type app.entrance add attribute tablet_id uuid;

-- A tablet by itself: it sees the restaurant that it stands in, and is nobody.
create function app.enter_tablet(p_restaurant uuid, p_secret_hash text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_id uuid;
  holder uuid;
begin
  select t.id, r.owner_id into found_id, holder
    from public.tablet t join public.restaurant r on r.id = t.restaurant_id
   where t.restaurant_id = p_restaurant and t.secret_hash = p_secret_hash and t.revoked_at is null;
  perform set_config('app.user_id', '', true),
          set_config('app.restaurant_id', case when found_id is null then '' else p_restaurant::text end, true),
          set_config('app.owner_id', coalesce(holder::text, ''), true);
  return found_id;
end $$;

-- Somebody at a tablet: the same entrance as for a session, into the tablet's own restaurant and no other.
create function app.enter_tablet_session(p_home uuid, p_token_hash text, p_restaurant uuid) returns app.entrance
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entrance app.entrance;
  holder uuid;
  expiry timestamptz;
  device uuid;
begin
  select s.user_id, s.expires_at, s.tablet_id into holder, expiry, device
    from public.tablet_session s
    join public.tablet t on t.restaurant_id = s.restaurant_id and t.id = s.tablet_id and t.revoked_at is null
    join public.membership m on m.restaurant_id = s.restaurant_id and m.user_id = s.user_id and m.is_active
   where s.restaurant_id = p_home and s.token_hash = p_token_hash and s.expires_at > now();
  entrance := app.enter(holder, case when p_restaurant = p_home then p_restaurant end);
  entrance.session_expires_at := expiry;
  entrance.tablet_id := device;
  return entrance;
end $$;
revoke execute on function app.enter_tablet(uuid, text), app.enter_tablet_session(uuid, text, uuid) from public;
grant execute on function app.enter_tablet(uuid, text), app.enter_tablet_session(uuid, text, uuid) to maed_app;

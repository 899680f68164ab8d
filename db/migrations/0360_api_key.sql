-- Keys by which other programs act in one restaurant, for whoever made them.
create table api_key (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  secret_hash text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  made_by uuid not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index api_key_by_secret on api_key (restaurant_id, secret_hash);
comment on table api_key is 'tenant: keys by which other programs act in the restaurant';

-- How much each was used, by the day of the world's time.
create table api_key_day (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  key_id uuid not null,
  day date not null,
  calls integer not null default 0,
  refused integer not null default 0,
  primary key (restaurant_id, key_id, day)
);
comment on table api_key_day is 'tenant: how often a key was used on a day';

alter type app.entrance add attribute key_id uuid, add attribute key_scopes text[];

-- A key that still counts: not revoked, not over, of somebody who still works there.
create function app.living_api_key(p_home uuid, p_secret_hash text) returns api_key
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select k
      from public.api_key k
      join public.membership m on m.restaurant_id = k.restaurant_id and m.user_id = k.made_by and m.is_active
     where k.restaurant_id = p_home and k.secret_hash = p_secret_hash
       and k.revoked_at is null and (k.expires_at is null or k.expires_at > now());
  end;

-- Whoever holds a living key: the entrance of the person who made it, into the key's own restaurant and no other.
create function app.enter_api_key(p_home uuid, p_secret_hash text, p_restaurant uuid) returns app.entrance
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entrance app.entrance;
  held public.api_key := app.living_api_key(p_home, p_secret_hash);
begin
  entrance := app.enter(held.made_by, case when p_restaurant = p_home then p_restaurant end);
  entrance.key_id := held.id;
  entrance.key_scopes := held.scopes;
  return entrance;
end $$;

-- Counts a call by a living key before anything is looked at, and tells which key it is; null where it is none. When it was
-- last used is noted by the minute, so that a busy key is not written at every call.
create function app.note_api_call(p_home uuid, p_secret_hash text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  held public.api_key := app.living_api_key(p_home, p_secret_hash);
begin
  if held.id is null then
    return null;
  end if;
  update public.api_key set last_used_at = now()
   where restaurant_id = p_home and id = held.id and (last_used_at is null or last_used_at < now() - interval '1 minute');
  insert into public.api_key_day as d (restaurant_id, key_id, day, calls)
  values (p_home, held.id, (now() at time zone 'UTC')::date, 1)
  on conflict (restaurant_id, key_id, day) do update set calls = d.calls + 1;
  return held.id;
end $$;

-- Counts, of the calls of today, one that was refused.
create function app.note_api_refusal(p_home uuid, p_key uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.api_key_day set refused = refused + 1
     where restaurant_id = p_home and key_id = p_key and day = (now() at time zone 'UTC')::date;
  end;
revoke execute on function app.living_api_key(uuid, text), app.enter_api_key(uuid, text, uuid), app.note_api_call(uuid, text),
  app.note_api_refusal(uuid, uuid) from public;
grant execute on function app.enter_api_key(uuid, text, uuid), app.note_api_call(uuid, text), app.note_api_refusal(uuid, uuid) to maed_app;

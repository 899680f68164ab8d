-- What a person owns of their account: a picture, their data on request, and a way to leave.

-- One picture a person. Its bytes lie here, so that a backup has them and any server can answer with them.
create table avatar (
  user_id uuid primary key references profile (user_id) on delete cascade,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  -- SHA-256 of the bytes, in hex: what a browser asks by whether its copy still holds.
  fingerprint text not null check (length(fingerprint) = 64),
  bytes bytea not null check (octet_length(bytes) between 1 and 102400),
  updated_at timestamptz not null default now()
);
comment on table avatar is 'person: a picture, seen by oneself and by those who work in a restaurant with them';

-- Whether somebody works in any restaurant together with whoever acts; memberships of others are not seen from outside it.
create function app.works_with(p_person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (
      select from public.membership mine
        join public.membership theirs on theirs.restaurant_id = mine.restaurant_id
       where mine.user_id = app.user_id() and mine.is_active and theirs.user_id = p_person and theirs.is_active);
  end;
revoke execute on function app.works_with(uuid) from public;
grant execute on function app.works_with(uuid) to maed_app;

-- An account whose person asked for its end is erased after a waiting period, until which they may think again.
alter table profile add column delete_after timestamptz;

-- What the books of a restaurant call somebody whose account is gone. It goes with the restaurant.
create table former_person (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  user_id uuid not null,
  name text not null,
  left_at timestamptz not null default now(),
  primary key (restaurant_id, user_id)
);
comment on table former_person is 'tenant: names of people whose account is erased, for the books that name them';

-- Erases one account whose waiting period is over. What restaurants keep in their books keeps a name, everything else goes.
-- Rows of a person's own tables go whatever module they belong to; what is keyed by owner_id is the record of payments,
-- which names nobody by itself.
create function app.erase_person(p_user uuid, p_email text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  own_table regclass;
  works_in uuid[] := array(select restaurant_id from public.membership where user_id = p_user);
begin
  insert into public.former_person (restaurant_id, user_id, name)
  select one, p_user, p.first_name || ' ' || p.last_name from pg_catalog.unnest(works_in) one, public.profile p where p.user_id = p_user
  on conflict do nothing;
  update public.invitation set email = null where restaurant_id = any (works_in) and lower(email) = lower(p_email);
  update public.audit_entry set subject = subject - 'email'
   where restaurant_id = any (works_in) and action like 'restaurants.create-invitation@%' and lower(subject ->> 'email') = lower(p_email);
  delete from public.tablet_session where restaurant_id = any (works_in) and user_id = p_user;
  delete from public.tablet_attempt where restaurant_id = any (works_in) and user_id = p_user;
  delete from public.tablet_pin where restaurant_id = any (works_in) and user_id = p_user;
  -- What they earned an hour goes with the membership.
  delete from public.membership where user_id = p_user;
  delete from mail.letter where recipient = p_email;
  delete from auth.rate_limit_counter where key in ('sign-in:' || p_email, 'letter:' || p_email);
  delete from auth."user" where id = p_user;
  for own_table in
    select c.oid::regclass
      from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and pg_catalog.obj_description(c.oid, 'pg_class') ~ '^person:'
  loop
    execute pg_catalog.format('delete from %s where user_id = $1', own_table) using p_user;
  end loop;
end $$;
revoke execute on function app.erase_person(uuid, text) from public;

-- For the nightly job: erases accounts whose time has come, some at a time, and says how many. Whoever still holds a
-- restaurant stays until that is gone, so that none is left without an account holder.
create function app.erase_persons(p_count integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  leaver record;
  erased integer := 0;
begin
  for leaver in
    select p.user_id, p.email from public.profile p
     where p.delete_after <= now() and not exists (select from public.restaurant r where r.owner_id = p.user_id)
     order by p.delete_after limit p_count for update skip locked
  loop
    perform app.erase_person(leaver.user_id, leaver.email);
    erased := erased + 1;
  end loop;
  return erased;
end $$;
revoke execute on function app.erase_persons(integer) from public;
grant execute on function app.erase_persons(integer) to maed_app;

-- What whoever acts did and earned, in every restaurant that they ever worked in: their own to read, also where they may
-- enter no more. The trail comes a page at a time, by the key of its last line.
create function app.own_trail(p_restaurant uuid, p_after uuid, p_count integer)
  returns table (restaurant_id uuid, restaurant text, id uuid, action text, subject text, device_id uuid, occurred_at text, recorded_at text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select a.restaurant_id, r.name, a.id, a.action, a.subject::text, a.device_id, a.occurred_at::text, a.recorded_at::text
      from public.membership m
      join public.restaurant r on r.id = m.restaurant_id
      join public.audit_entry a on a.restaurant_id = m.restaurant_id and a.actor_id = m.user_id
     where m.user_id = app.user_id() and (a.restaurant_id, a.id) > (p_restaurant, p_after)
     order by a.restaurant_id, a.id limit p_count;
  end;

create function app.own_work()
  returns table (restaurant_id uuid, restaurant text, role text, department text, is_active boolean, joined_at text,
                 hourly_rate_minor text, currency text, has_tablet_pin boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.restaurant_id, r.name, m.role, m.department, m.is_active, m.created_at::text, h.amount_minor::text, h.currency,
           exists (select from public.tablet_pin t where t.restaurant_id = m.restaurant_id and t.user_id = m.user_id)
      from public.membership m
      join public.restaurant r on r.id = m.restaurant_id
      left join public.hourly_rate h on h.restaurant_id = m.restaurant_id and h.user_id = m.user_id
     where m.user_id = app.user_id() order by m.created_at, m.restaurant_id;
  end;
revoke execute on function app.own_trail(uuid, uuid, integer), app.own_work() from public;
grant execute on function app.own_trail(uuid, uuid, integer), app.own_work() to maed_app;

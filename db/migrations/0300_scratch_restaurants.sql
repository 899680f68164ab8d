-- A restaurant in which nobody works: stock is checked and shown there, and it is erased after its time. No list, plan or
-- round of the jobs knows of it, because its account holder is nobody's account.
alter table restaurant add column scratch_until timestamptz;

-- One that people work in never becomes one that is erased by its time, nor the other way round.
create function app.keep_scratch_apart() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if (old.scratch_until is null) <> (new.scratch_until is null) then
    raise exception 'restaurant % is what it was made as', old.id;
  end if;
  return new;
end $$;
create trigger restaurant_scratch_apart before update of scratch_until on restaurant
  for each row execute function app.keep_scratch_apart();

-- Whoever visits restaurants in turn, or carries between them, visits those that people work in.
create or replace function app.restaurants_after(p_after uuid, p_count integer) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select id from public.restaurant where id > p_after and scratch_until is null order by id limit p_count;
  end;
create or replace function app.restaurants_with_messages() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select distinct m.restaurant_id
      from public.stock_transfer_message m
      join public.restaurant r on r.id = m.restaurant_id and r.scratch_until is null
     where m.direction = 'OUT' and m.carried_at is null and m.set_aside_at is null;
  end;

-- Whether people work there; no for one that is gone.
create function app.is_worked_in(p_restaurant uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.restaurant where id = p_restaurant and scratch_until is null);
  end;

-- Takes every row out of a restaurant; rows that refer to others go first. Called by what decides whether that may be.
create function app.empty_restaurant(p_restaurant uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  remaining regclass[];
  subject regclass;
begin
  remaining := array(
    select c.oid::regclass
      from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'restaurant_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and pg_catalog.obj_description(c.oid, 'pg_class') ~ '^tenant');
  while pg_catalog.cardinality(remaining) > 0 loop
    select one into subject
      from pg_catalog.unnest(remaining) one
     where not exists (
       select from pg_catalog.pg_constraint k
        where k.contype = 'f' and k.confrelid = one and k.conrelid <> one and k.conrelid = any (remaining))
     limit 1;
    if subject is null then raise exception 'the tables % refer to each other in a ring', remaining; end if;
    execute pg_catalog.format('delete from %s where restaurant_id = $1', subject) using p_restaurant;
    remaining := pg_catalog.array_remove(remaining, subject);
  end loop;
end $$;

create or replace function app.erase_restaurant(p_restaurant uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from public.restaurant where id = p_restaurant and delete_after <= now() for update;
  if not found then return false; end if;
  perform app.empty_restaurant(p_restaurant);
  update public.profile set restaurant_id = null where restaurant_id = p_restaurant;
  delete from public.restaurant where id = p_restaurant;
  return true;
end $$;

-- Erases a scratch restaurant at once, and with the last of its holder's the holder's plan; any other is left alone.
create function app.erase_scratch(p_restaurant uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  holder uuid;
begin
  select owner_id into holder from public.restaurant where id = p_restaurant and scratch_until is not null for update;
  if not found then return false; end if;
  perform app.empty_restaurant(p_restaurant);
  delete from public.restaurant where id = p_restaurant;
  delete from public.subscription s
   where s.owner_id = holder and not exists (select from public.restaurant r where r.owner_id = holder);
  return true;
end $$;

-- Those whose time is over, for the job that sweeps.
create function app.scratches_over() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select id from public.restaurant where scratch_until <= now();
  end;
revoke execute on function app.is_worked_in(uuid), app.empty_restaurant(uuid), app.erase_scratch(uuid), app.scratches_over(),
  app.keep_scratch_apart() from public;
grant execute on function app.is_worked_in(uuid), app.erase_scratch(uuid), app.scratches_over() to maed_app;

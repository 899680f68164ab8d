-- A restaurant whose owner asked for its deletion is erased after a waiting period, until which they may think again.
alter table restaurant
  add column delete_after timestamptz,
  add column delete_asked_by uuid;

-- Erases everything of a restaurant whose waiting period is over, whatever the application may delete itself: rows that
-- refer to others go first. Anything else is left alone, so that nobody can erase by this door ahead of time.
create function app.erase_restaurant(p_restaurant uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  remaining regclass[];
  subject regclass;
begin
  perform from public.restaurant where id = p_restaurant and delete_after <= now() for update;
  if not found then return false; end if;
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
  update public.profile set restaurant_id = null where restaurant_id = p_restaurant;
  delete from public.restaurant where id = p_restaurant;
  return true;
end $$;
revoke execute on function app.erase_restaurant(uuid) from public;
grant execute on function app.erase_restaurant(uuid) to maed_app;

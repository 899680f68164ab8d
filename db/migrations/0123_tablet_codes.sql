-- Whoever has no address joins at a shared tablet, by a short code that opens nothing anywhere else.
alter table invitation add column for_tablet boolean not null default false;

create or replace function app.enter_invited(p_restaurant uuid, p_secret_hash text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_id uuid;
  holder uuid;
begin
  select i.id, r.owner_id into found_id, holder
    from public.invitation i join public.restaurant r on r.id = i.restaurant_id
   where i.restaurant_id = p_restaurant and i.secret_hash = p_secret_hash and not i.for_tablet
     and i.accepted_at is null and i.revoked_at is null and i.expires_at > now();
  perform set_config('app.restaurant_id', case when found_id is null then '' else p_restaurant::text end, true),
          set_config('app.owner_id', coalesce(holder::text, ''), true);
  return found_id;
end $$;

-- The same for a code that is typed at a tablet: both must hold, the tablet's secret and the code.
create function app.enter_invited_at_tablet(p_restaurant uuid, p_tablet_hash text, p_code_hash text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_id uuid;
  holder uuid;
begin
  select i.id, r.owner_id into found_id, holder
    from public.invitation i
    join public.restaurant r on r.id = i.restaurant_id
    join public.tablet t on t.restaurant_id = r.id and t.secret_hash = p_tablet_hash and t.revoked_at is null
   where i.restaurant_id = p_restaurant and i.secret_hash = p_code_hash and i.for_tablet
     and i.accepted_at is null and i.revoked_at is null and i.expires_at > now();
  perform set_config('app.restaurant_id', case when found_id is null then '' else p_restaurant::text end, true),
          set_config('app.owner_id', coalesce(holder::text, ''), true);
  return found_id;
end $$;
revoke execute on function app.enter_invited_at_tablet(uuid, text, text) from public;
grant execute on function app.enter_invited_at_tablet(uuid, text, text) to maed_app;

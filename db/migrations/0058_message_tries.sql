-- A message between restaurants that cannot be taken would hold up all that were written after it. How often it was
-- tried is counted, and after so many times it is set aside.
alter table stock_transfer_message
  add column tries integer not null default 0,
  add column set_aside_at timestamptz;
create or replace function app.restaurants_with_messages() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select distinct restaurant_id from public.stock_transfer_message
     where direction = 'OUT' and carried_at is null and set_aside_at is null;
  end;

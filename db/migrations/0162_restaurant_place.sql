-- Which of its account holder's restaurants the one entered is, the oldest first: whoever works here need not see the others.
-- One that waits for its own end keeps no other back.
create function app.restaurant_place() returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select 1 + count(older.id)::integer
      from public.restaurant here
      left join public.restaurant older
        on older.owner_id = here.owner_id and older.delete_after is null and (older.created_at, older.id) < (here.created_at, here.id)
     where here.id = (select app.restaurant_id());
  end;
revoke execute on function app.restaurant_place() from public;
grant execute on function app.restaurant_place() to maed_app;

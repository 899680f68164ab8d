-- What the streams to browsers need of the database: a look at the numbers of many restaurants at once, for when a wake-up
-- was lost, and a word at the moment somebody's right to listen may have ended.
create function app.last_sequences(p_restaurants uuid[]) returns table (restaurant_id uuid, last_sequence bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.restaurant_id, c.last_sequence from public.event_counter c where c.restaurant_id = any (p_restaurants);
  end;
revoke execute on function app.last_sequences(uuid[]) from public;
grant execute on function app.last_sequences(uuid[]) to maed_app;

-- Told by the table itself, so that no way of ending a session or a membership can forget it. It names the person alone:
-- whoever holds a stream of theirs asks again whether they may.
create function app.tell_access() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('maed_access', old.user_id::text);
  return null;
end $$;

create function app.tell_tablet_access() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('maed_access', s.user_id::text)
    from public.tablet_session s where s.restaurant_id = new.restaurant_id and s.tablet_id = new.id;
  return null;
end $$;

create trigger membership_tells_access after update of role, is_active or delete on membership
  for each row execute function app.tell_access();
create trigger session_tells_access after delete on auth.session
  for each row execute function app.tell_access();
create trigger tablet_session_tells_access after delete on tablet_session
  for each row execute function app.tell_access();
create trigger tablet_tells_access after update of revoked_at on tablet
  for each row execute function app.tell_tablet_access();

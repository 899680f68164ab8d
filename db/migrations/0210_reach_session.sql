-- The session in which a device was connected: once it ends, in whatever way, that device is told nothing. None for a chat.
alter table alert_reach add column session_id uuid;

-- The living session of whoever acts that a call came with.
create function app.session_id(p_token text) returns uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select s.id from auth.session s where s.token = p_token and s.user_id = app.user_id() and s.expires_at > now();
  end;

create function app.is_session_living(p_session uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from auth.session s where s.id = p_session and s.expires_at > now());
  end;

revoke execute on function app.session_id(text), app.is_session_living(uuid) from public;
grant execute on function app.session_id(text), app.is_session_living(uuid) to maed_app;

-- What a person takes along of what they were told, from every restaurant: outside of one, row security shows them none of it, and
-- what an alert said stands in the restaurant's rows.
create function app.own_alerts()
  returns table (restaurant_id uuid, id uuid, kind text, severity text, words text, place text, status text, is_held boolean,
                 created_at text, updated_at text, snoozed_until text, dismissed_at text, dismiss_reason text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select a.restaurant_id, a.id, s.kind, s.severity, s.words::text, s.place, a.status, a.is_held, a.created_at::text, a.updated_at::text,
           a.snoozed_until::text, a.dismissed_at::text, a.dismiss_reason
      from public.alert a join public.signal s on s.restaurant_id = a.restaurant_id and s.id = a.signal_id
     where a.user_id = app.user_id() order by a.restaurant_id, a.created_at, a.id;
  end;

create function app.own_alert_preferences()
  returns table (restaurant_id uuid, kinds text, quiet_from integer, quiet_to integer, digest_at integer, has_digest boolean, saved_at text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select p.restaurant_id, p.kinds::text, p.quiet_from, p.quiet_to, p.digest_at, p.has_digest, p.saved_at::text
      from public.alert_preference p where p.user_id = app.user_id() order by p.restaurant_id;
  end;

-- Where a device or chat takes what it is told is no secret of theirs; the keys by which it reads that are.
create function app.own_alert_reaches()
  returns table (restaurant_id uuid, id uuid, channel text, label text, address text, language text, created_at text, gone_at text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select r.restaurant_id, r.id, r.channel, r.label, (r.address - 'keys')::text, r.language, r.created_at::text, r.gone_at::text
      from public.alert_reach r where r.user_id = app.user_id() order by r.restaurant_id, r.created_at, r.id;
  end;

create function app.own_alert_deliveries()
  returns table (restaurant_id uuid, id uuid, what text, kind text, words text, channel text, label text, status text, reason text,
                 attempts integer, made_at text, sent_at text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select d.restaurant_id, d.id, d.what, s.kind, s.words::text, d.channel, d.label, d.status, d.reason, d.attempts, d.made_at::text,
           d.sent_at::text
      from public.alert_delivery d left join public.signal s on s.restaurant_id = d.restaurant_id and s.id = d.signal_id
     where d.user_id = app.user_id() order by d.restaurant_id, d.made_at, d.id;
  end;

revoke execute on function app.own_alerts(), app.own_alert_preferences(), app.own_alert_reaches(), app.own_alert_deliveries() from public;
grant execute on function app.own_alerts(), app.own_alert_preferences(), app.own_alert_reaches(), app.own_alert_deliveries() to maed_app;

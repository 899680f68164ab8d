-- Which connections a message of a provider is about: it names its merchant and no restaurant of ours.
create function app.pos_connections_of(of_provider text, of_merchant text)
  returns table (restaurant_id uuid, connection_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.restaurant_id, c.id from public.pos_connection c
     where c.provider = of_provider and c.merchant_id = of_merchant and c.sealed_tokens is not null;
  end;

-- Which connections are due for a round: those that somebody asked for, and those that nobody looked at for so long.
create function app.pos_connections_due(not_since timestamptz)
  returns table (restaurant_id uuid, connection_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.restaurant_id, c.id from public.pos_connection c
     where c.sealed_tokens is not null and c.location_id is not null and c.state in ('BACKFILLING', 'LIVE', 'DEGRADED')
       and (c.lease_until is null or c.lease_until < now())
       and (c.pull_asked_at is not null or c.tried_at is null or c.tried_at < not_since)
     order by c.tried_at nulls first;
  end;

-- Which connections' tokens were not renewed for so long.
create function app.pos_connections_aging(not_since timestamptz)
  returns table (restaurant_id uuid, connection_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.restaurant_id, c.id from public.pos_connection c
     where c.sealed_tokens is not null and c.state <> 'REAUTH_REQUIRED'
       and (c.renewed_at < not_since or c.tokens_expire_at < now() + interval '2 days');
  end;

-- Which connections have sales that are still to be laid on the menu.
create function app.pos_connections_behind()
  returns table (restaurant_id uuid, connection_id uuid, provider text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.restaurant_id, c.id, c.provider from public.pos_connection c
     where exists (select from public.pos_sale s where s.restaurant_id = c.restaurant_id and s.connection_id = c.id and s.is_due);
  end;

revoke execute on function app.pos_connections_behind(), app.pos_connections_of(text, text), app.pos_connections_due(timestamptz),
  app.pos_connections_aging(timestamptz) from public;
grant execute on function app.pos_connections_behind(), app.pos_connections_of(text, text), app.pos_connections_due(timestamptz),
  app.pos_connections_aging(timestamptz) to maed_app;

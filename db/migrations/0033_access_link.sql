-- Links that open one thing of one restaurant to whoever holds them, without an account. Only the SHA-256 of the secret
-- is kept.
create table access_link (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  token_hash text not null,
  kind text not null check (kind in ('purchase-order')),
  subject_id uuid not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, token_hash)
);
create index access_link_by_subject on access_link (restaurant_id, kind, subject_id);
comment on table access_link is 'tenant: links that open one thing to whoever holds them';

-- Lets whoever holds a living link into the restaurant that it names, for this transaction, as nobody in particular.
-- Where stays empty, and no row comes back, for one that is spent, revoked, expired or of another restaurant.
create function app.resolve_link(p_restaurant uuid, p_token_hash text, p_kind text)
  returns table (user_id uuid, session_expires_at timestamptz, person_name text, role text, owner_id uuid, currency text,
                 time_zone text, day_cutoff_minutes integer, tablet_id uuid, subject_id uuid)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  link record;
begin
  select l.subject_id, r.owner_id, r.currency, r.time_zone, r.day_cutoff_minutes into link
    from public.access_link l join public.restaurant r on r.id = l.restaurant_id
   where l.restaurant_id = p_restaurant and l.token_hash = p_token_hash and l.kind = p_kind
     and l.revoked_at is null and l.expires_at > now();
  perform set_config('app.user_id', '', true),
          set_config('app.restaurant_id', case when link.subject_id is null then '' else p_restaurant::text end, true),
          set_config('app.owner_id', coalesce(link.owner_id::text, ''), true);
  return query select null::uuid, null::timestamptz, null::text, case when link.subject_id is null then null else 'link' end,
    link.owner_id, link.currency, link.time_zone, link.day_cutoff_minutes, null::uuid, link.subject_id;
end $$;
revoke execute on function app.resolve_link(uuid, text, text) from public;
grant execute on function app.resolve_link(uuid, text, text) to maed_app;

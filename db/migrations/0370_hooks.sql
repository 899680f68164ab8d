-- Addresses of other programs that are told what happens in a restaurant, and every message to them.
create table hook_endpoint (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  url text not null check (length(url) between 9 and 500 and url ~ '^https?://'),
  -- The names of the events that it is told of.
  kinds text[] not null check (cardinality(kinds) between 1 and 60),
  state text not null check (state in ('ACTIVE', 'PAUSED', 'OFF')),
  -- Why it went off by itself; null where a person paused it.
  off_because text check (off_because in ('GONE', 'FAILING')),
  sealed_secret text not null,
  -- What messages were signed with before; both sign until then.
  sealed_old_secret text,
  old_secret_until timestamptz,
  -- What was announced up to here was before it asked to be told.
  after_sequence bigint not null,
  -- Since when nothing arrived; null where the last message did.
  failing_since timestamptz,
  made_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  check ((state = 'OFF') = (off_because is not null)),
  check ((sealed_old_secret is null) = (old_secret_until is null))
);
comment on table hook_endpoint is 'tenant: addresses of other programs that are told what happens';

create table hook_delivery (
  restaurant_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  -- The number of the event; null for a test, which is about none.
  sequence bigint,
  kind text not null,
  -- The very text that is signed and sent, at every try the same.
  body text not null,
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is tried; while it is under way, when somebody else may try it in our place.
  next_at timestamptz not null,
  status_code integer,
  fault text check (fault in ('STATUS', 'SILENT', 'PRIVATE', 'UNSEALED', 'TOO_OLD')),
  made_at timestamptz not null default now(),
  -- When somebody asked for it last: so long after it, it is not tried any more.
  asked_at timestamptz not null default now(),
  tried_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, endpoint_id) references hook_endpoint (restaurant_id, id) on delete cascade
);
comment on table hook_delivery is 'tenant: messages to other programs, and what came of each';
-- Each event is told to each endpoint once.
create unique index hook_delivery_once on hook_delivery (restaurant_id, endpoint_id, sequence);
-- The latest of an endpoint, newest first.
create index hook_delivery_latest on hook_delivery (restaurant_id, endpoint_id, made_at desc);
-- What is to be sent.
create index hook_delivery_due on hook_delivery (restaurant_id, endpoint_id, next_at) where state = 'WAITING';

create table hook_house (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  last_sequence bigint not null
);
comment on table hook_house is 'tenant: how far was listened for messages to other programs';

-- Which restaurants tell other programs anything.
create function app.hook_houses() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select distinct e.restaurant_id from public.hook_endpoint e where e.state = 'ACTIVE';
  end;
revoke execute on function app.hook_houses() from public;
grant execute on function app.hook_houses() to maed_app;

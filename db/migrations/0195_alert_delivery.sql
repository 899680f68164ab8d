-- Ways to people outside the app, and what went on them.

-- Where somebody is reached: a device, or a chat. A letter needs none: it goes to the address of the account.
create table alert_reach (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  channel text not null check (channel in ('PUSH', 'TELEGRAM')),
  address jsonb not null check (jsonb_typeof(address) = 'object'),
  -- The same device again is no second one.
  address_hash text not null,
  -- What the person sees of it: "Chrome on Android".
  label text not null check (length(label) between 1 and 80),
  language text not null check (language in ('en', 'am')),
  created_at timestamptz not null default now(),
  -- When it was taken away, or found to be no more.
  gone_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, user_id, channel, address_hash)
);
comment on table alert_reach is 'person: devices and chats by which somebody in a restaurant is told';

-- What was sent to whom on which way, and what became of it; kept for 90 days.
create table alert_delivery (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  what text not null check (what in ('ALERT', 'DIGEST', 'TEST')),
  alert_id uuid,
  signal_id uuid,
  -- The trading day that a digest closes: there is one for each.
  day date,
  channel text not null check (channel in ('APP', 'PUSH', 'MAIL', 'TELEGRAM')),
  reach_id uuid,
  -- What its person calls that device or chat.
  label text,
  -- Dropped: it was over, read or no longer wanted before it could be sent.
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'FAILED', 'GONE', 'DROPPED')),
  attempts integer not null default 0,
  reason text,
  made_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, alert_id) references alert (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, signal_id) references signal (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, reach_id) references alert_reach (restaurant_id, id) on delete cascade,
  check ((what = 'ALERT') = (alert_id is not null and signal_id is not null)),
  check ((what = 'DIGEST') = (day is not null)),
  check ((channel in ('PUSH', 'TELEGRAM')) = (reach_id is not null)),
  check ((status = 'SENT') = (sent_at is not null))
);
comment on table alert_delivery is 'tenant: what people were sent of alerts, on which way, and what became of it';
-- One for each alert and way, and one digest a day, whoever else is at it.
create unique index alert_delivery_once on alert_delivery (restaurant_id, alert_id, channel, reach_id) nulls not distinct where what = 'ALERT';
create unique index alert_delivery_digest on alert_delivery (restaurant_id, user_id, day) where what = 'DIGEST';
create index alert_delivery_due on alert_delivery (restaurant_id, due_at) where status = 'QUEUED';
-- The log, newest first.
create index alert_delivery_log on alert_delivery (restaurant_id, made_at desc, id desc);

-- Whether the digest comes as a letter at all.
alter table alert_preference add column has_digest boolean not null default true;

-- What waits to be sent, over all restaurants: for the job that sends it.
create function app.alert_deliveries_due(p_count integer) returns table (restaurant_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select d.restaurant_id, d.id from public.alert_delivery d
     where d.status = 'QUEUED' and d.due_at <= now()
     order by d.due_at limit p_count;
  end;
revoke execute on function app.alert_deliveries_due(integer) from public;
grant execute on function app.alert_deliveries_due(integer) to maed_app;

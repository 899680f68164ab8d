-- What needs somebody, once for each cause: raised by what happened, over when its cause is.
create table signal (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null,
  -- What it is about, within its kind: an item, a lot, an order, a person.
  subject text not null,
  severity text not null check (severity in ('INFO', 'WARN', 'CRITICAL')),
  -- What its sentence names, in both languages; amounts as exact decimals, moments as ISO 8601.
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  -- Where it is dealt with: a path of the app.
  place text not null check (place like '/%' and place not like '//%'),
  impact_minor bigint,
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE', 'CLEARED')),
  raised_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  ended_at timestamptz,
  -- When nobody had looked at something critical for too long, and it went to others too.
  escalated_at timestamptz,
  primary key (restaurant_id, id),
  check ((status = 'OPEN') = (ended_at is null))
);
comment on table signal is 'tenant: what needs somebody, once for each cause';
-- What was dealt with presses on until its cause is gone, and is not said anew meanwhile.
create unique index signal_standing on signal (restaurant_id, kind, subject) where status <> 'CLEARED';

-- A signal as one person has it.
create table alert (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  signal_id uuid not null,
  category text not null check (category in ('inventory', 'orders', 'staff', 'system', 'financial')),
  priority integer not null default 0,
  status text not null default 'unread' check (status in ('unread', 'read')),
  -- Beyond what a person is told in a day: it stands in the list and comes with the digest.
  is_held boolean not null default false,
  snoozed_until timestamptz,
  dismissed_at timestamptz,
  dismiss_reason text check (dismiss_reason in ('KNOWN', 'NOT_IMPORTANT', 'WRONG')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, signal_id, user_id),
  foreign key (restaurant_id, signal_id) references signal (restaurant_id, id) on delete cascade,
  check ((dismissed_at is null) = (dismiss_reason is null))
);
comment on table alert is 'person: signals as one person of a restaurant has them';
-- The list, newest first.
create index alert_list on alert (restaurant_id, user_id, created_at desc, id desc);
create index alert_unread on alert (restaurant_id, user_id, category) where status = 'unread' and dismissed_at is null;

-- How somebody wants to be told.
create table alert_preference (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  user_id uuid not null,
  -- By kind, where it is not as everybody has it: {"stock-low": {"push": false, "mail": true, "telegram": false, "isOff": false}}.
  kinds jsonb not null default '{}' check (jsonb_typeof(kinds) = 'object'),
  -- Minutes after midnight on the wall of the restaurant; null where every hour is a good one.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_to integer check (quiet_to between 0 and 1439),
  digest_at integer not null default 1080 check (digest_at between 0 and 1439),
  version integer not null default 1 check (version >= 1),
  saved_at timestamptz not null default now(),
  primary key (restaurant_id, user_id),
  check ((quiet_from is null) = (quiet_to is null))
);
comment on table alert_preference is 'person: how somebody in a restaurant wants to be told';

-- How far alerts have heard of what happened.
create table alert_hearing (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  last_sequence bigint not null
);
comment on table alert_hearing is 'tenant: how far alerts have heard of what was announced';

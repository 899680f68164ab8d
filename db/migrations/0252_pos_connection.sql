-- Systems of other makers that sell for the restaurant, and how each is reached.
create table pos_connection (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- One of each for a restaurant: connected again, it is the same, so that no sale comes under two names.
  provider text not null check (provider in ('SQUARE', 'NEXPOS', 'FILE')),
  state text not null check (state in ('DISCONNECTED', 'AUTHORISING', 'BACKFILLING', 'LIVE', 'DEGRADED', 'REAUTH_REQUIRED')),
  -- What the provider lets us in with, sealed with the server's own secret; forgotten when it is let go.
  sealed_tokens text,
  tokens_expire_at timestamptz,
  renewed_at timestamptz,
  merchant_id text,
  -- What may be chosen: [{"id": "...", "name": "...", "currency": "GBP"}]
  locations jsonb not null default '[]',
  location_id text,
  -- From which moment on its sales are taken in.
  sales_from timestamptz,
  -- Everything that was changed there before this moment is here.
  pulled_until timestamptz,
  pull_asked_at timestamptz,
  -- Whoever pulls holds it until then; a server that dies in the middle keeps it no longer.
  lease_until timestamptz,
  tried_at timestamptz,
  failing_since timestamptz,
  fault text check (fault in ('SILENT', 'REFUSED', 'UNREADABLE', 'UNUSABLE')),
  last_run jsonb,
  connected_by uuid,
  connected_at timestamptz,
  version integer not null default 1,
  primary key (restaurant_id, id),
  check (sealed_tokens is null or merchant_id is not null)
);
create unique index pos_connection_of_provider on pos_connection (restaurant_id, provider);
comment on table pos_connection is 'tenant: systems of other makers that sell for the restaurant';

create table pos_authorisation (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  connection_id uuid not null,
  -- Of what is sent along only a hash is kept, and what proves that the way back is ours is sealed.
  state_hash text not null,
  sealed_verifier text not null,
  user_id uuid not null,
  -- The session in which it was begun: another of the same person does not end it.
  session_hash text not null,
  begun_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, connection_id) references pos_connection (restaurant_id, id) on delete cascade
);
create unique index pos_authorisation_by_state on pos_authorisation (restaurant_id, state_hash);
comment on table pos_authorisation is 'tenant: sign-ins at a provider that were begun';

create table pos_thing (
  restaurant_id uuid not null,
  connection_id uuid not null,
  -- By the provider's own id: another name there changes nothing of what it is here.
  thing_id text not null check (length(thing_id) between 1 and 200),
  kind text not null check (kind in ('ITEM', 'CHOICE')),
  name text not null check (length(name) between 1 and 300),
  state text not null default 'UNMAPPED' check (state in ('UNMAPPED', 'MAPPED', 'IGNORED')),
  -- A dish, or a choice of the menu.
  target_id uuid,
  first_seen_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (restaurant_id, connection_id, thing_id),
  foreign key (restaurant_id, connection_id) references pos_connection (restaurant_id, id) on delete cascade,
  check ((state = 'MAPPED') = (target_id is not null))
);
comment on table pos_thing is 'tenant: what a provider sells, and which dish of the menu it is';

create table pos_sale (
  restaurant_id uuid not null,
  connection_id uuid not null,
  sale_id text not null check (length(sale_id) between 1 and 200),
  provider_version integer not null,
  business_date date not null,
  sold_at timestamptz not null,
  -- As the provider said it last, in our words.
  said jsonb not null,
  -- Of what it came to, after what was given back: booked as dishes, of things that no dish stands for, of things that are none of
  -- ours, and what belongs to no line, such as a service charge. Together they are what guests paid, without tips.
  total_minor bigint not null,
  refunded_minor bigint not null default 0,
  booked_minor bigint not null default 0,
  unmapped_minor bigint not null default 0,
  ignored_minor bigint not null default 0,
  other_minor bigint not null default 0,
  order_id uuid,
  -- Whether it has to be laid on the menu again: it changed, or what its things are did.
  is_due boolean not null default true,
  -- Why it could not be booked.
  problem text,
  -- The file that it came with, where it came with one.
  batch_id uuid,
  heard_at timestamptz not null default now(),
  primary key (restaurant_id, connection_id, sale_id),
  foreign key (restaurant_id, connection_id) references pos_connection (restaurant_id, id) on delete cascade
);
create index pos_sale_by_day on pos_sale (restaurant_id, connection_id, business_date);
create index pos_sale_due on pos_sale (restaurant_id, connection_id) where is_due;
create index pos_sale_of_batch on pos_sale (restaurant_id, batch_id) where batch_id is not null;
comment on table pos_sale is 'tenant: what a provider sold, as it was told last';

create table pos_refund (
  restaurant_id uuid not null,
  connection_id uuid not null,
  refund_id text not null check (length(refund_id) between 1 and 200),
  sale_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  heard_at timestamptz not null default now(),
  primary key (restaurant_id, connection_id, refund_id),
  foreign key (restaurant_id, connection_id) references pos_connection (restaurant_id, id) on delete cascade
);
create index pos_refund_of_sale on pos_refund (restaurant_id, connection_id, sale_id);
comment on table pos_refund is 'tenant: what was given back at a provider';

create table pos_day (
  restaurant_id uuid not null,
  connection_id uuid not null,
  business_date date not null,
  -- What the provider answers for the whole day, asked apart from its single changes.
  sales integer not null,
  total_minor bigint not null,
  asked_at timestamptz not null default now(),
  primary key (restaurant_id, connection_id, business_date),
  foreign key (restaurant_id, connection_id) references pos_connection (restaurant_id, id) on delete cascade
);
comment on table pos_day is 'tenant: what a provider says that a day came to';

create table pos_message (
  restaurant_id uuid not null,
  connection_id uuid not null,
  message_id text not null check (length(message_id) between 1 and 200),
  heard_at timestamptz not null default now(),
  primary key (restaurant_id, connection_id, message_id),
  foreign key (restaurant_id, connection_id) references pos_connection (restaurant_id, id) on delete cascade
);
comment on table pos_message is 'tenant: messages of a provider that were taken in';

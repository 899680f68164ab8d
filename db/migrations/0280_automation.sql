-- What a house lets happen by itself: what begins it, what must hold, what is done; and how far was listened.
create table automation (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  trigger text not null,
  conditions jsonb not null check (jsonb_typeof(conditions) = 'array'),
  actions jsonb not null check (jsonb_typeof(actions) = 'array'),
  needs_approval boolean not null,
  is_on boolean not null default false,
  -- Why it went off by itself; null where a person switched it.
  off_because text check (off_because in ('OWNER_GONE')),
  -- What was announced up to here was before it was switched on.
  on_after_sequence bigint not null default 0,
  -- With whose permissions it acts: whoever saved it last.
  owner_id uuid not null,
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (restaurant_id, id)
);
comment on table automation is 'tenant: what a house lets happen by itself';

create table automation_run (
  restaurant_id uuid not null,
  id uuid not null,
  automation_id uuid not null,
  -- The event or the fact that began it: once for each.
  cause text not null check (length(cause) between 1 and 120),
  subject text,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  place text not null check (place like '/%'),
  state text not null check (state in ('WAITING', 'READY', 'DONE', 'NOT_MET', 'STOPPED', 'FAILED', 'TURNED_DOWN', 'UNANSWERED')),
  why text,
  -- How many automations stand between this run and something that a person did.
  depth integer not null check (depth >= 0),
  -- The keys of its commands, one for each action: what they announce is known by them.
  command_ids uuid[] not null,
  results jsonb not null default '[]' check (jsonb_typeof(results) = 'array'),
  attempts integer not null default 0 check (attempts >= 0),
  -- One server does it; another takes over where that one is gone.
  claimed_until timestamptz,
  happened_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  ended_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, automation_id) references automation (restaurant_id, id) on delete cascade
);
comment on table automation_run is 'tenant: what came of each time that an automation was begun';
create unique index automation_run_once on automation_run (restaurant_id, automation_id, cause);
-- The log, newest first, and what happened in the last hour.
create index automation_run_latest on automation_run (restaurant_id, happened_at desc);
-- What waits for a person or for its turn.
create index automation_run_open on automation_run (restaurant_id, state) where state in ('WAITING', 'READY');

create table automation_house (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  last_sequence bigint not null,
  is_stopped boolean not null default false,
  stopped_by uuid,
  stopped_at timestamptz
);
comment on table automation_house is 'tenant: how far automations listened, and whether all of them are stopped';

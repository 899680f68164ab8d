-- The idempotency key of every write in a restaurant, its request and its answer, in the transaction of the effect.
create table command_log (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  command_id uuid not null,
  name text not null,
  request_hash text not null,
  answer jsonb,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, command_id)
);
-- The nightly job removes what is older than the promised 35 days.
create index command_log_by_age on command_log (restaurant_id, recorded_at);

-- The same for writes of a person about themselves.
create table person_command_log (
  user_id uuid not null,
  command_id uuid not null,
  name text not null,
  request_hash text not null,
  answer jsonb,
  recorded_at timestamptz not null default now(),
  primary key (user_id, command_id)
);

-- One counter a restaurant, raised last before commit: events carry numbers without gaps, in the order of commits.
create table event_counter (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  last_sequence bigint not null
);

create table event (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  sequence bigint not null,
  name text not null,
  payload jsonb not null,
  command_id uuid,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, sequence)
);

-- Who did what, when: names are kept beside ids, so that the trail outlives the person.
create table audit_entry (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  actor_id uuid,
  action text not null,
  subject jsonb not null,
  command_id uuid,
  device_id uuid,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);

comment on table command_log is 'tenant: idempotency keys and answers of commands, for 35 days';
comment on table person_command_log is 'person: idempotency keys and answers of a person''s own commands';
comment on table event_counter is 'tenant: the number of the last event';
comment on table event is 'tenant, append-only: what happened, for listeners';
comment on table audit_entry is 'tenant, append-only: who did what, when';

-- AI operations of an account in one billing cycle; used counts what is settled and what is set aside.
create table ai_usage (
  owner_id uuid not null,
  cycle_start_at timestamptz not null,
  cycle_end_at timestamptz not null check (cycle_end_at > cycle_start_at),
  used integer not null default 0 check (used >= 0),
  primary key (owner_id, cycle_start_at)
);
comment on table ai_usage is 'person: AI operations of an account in one billing cycle';

-- Each operation: who asked for it, where, and whether it counts.
create table ai_operation (
  owner_id uuid not null,
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- Not user_id: whoever's account is erased leaves their operations counted, under an id that names nobody.
  asked_by uuid,
  category text not null check (category in (
    'natural_language_query', 'vision_scanning', 'smart_forecasting', 'compliance_automation', 'workflow_automation')),
  cost integer not null check (cost > 0),
  status text not null check (status in ('RESERVED', 'SETTLED', 'RELEASED')),
  cycle_start_at timestamptz not null,
  lease_until timestamptz not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (owner_id, restaurant_id, id)
);
-- The history of one account, newest first.
create index ai_operation_by_time on ai_operation (owner_id, asked_at desc);
-- Reservations of one restaurant that ran out.
create index ai_operation_reserved on ai_operation (restaurant_id, lease_until) where status = 'RESERVED';
comment on table ai_operation is 'person: AI operations, who asked for them and whether they count';

-- Cooking, cooling, reheating, keeping hot and defrosting, each from its beginning to what came of it.

create table food_process (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('COOK', 'COOL', 'REHEAT', 'HOT_HOLD', 'DEFROST')),
  food text not null check (length(food) between 1 and 120),
  batch text check (length(batch) between 1 and 120),
  -- By which rules it was judged, whatever the house goes by later.
  rules text not null check (rules in ('GB', 'GB_SCOTLAND', 'ET')),
  state text not null check (state in ('STARTED', 'STEP_OK', 'PASSED', 'FAILED')),
  why text check (why in ('TIME', 'TEMPERATURE')),
  started_at timestamptz not null,
  started_by uuid not null,
  -- When it fails by itself; none while nothing presses.
  due_at timestamptz,
  ended_at timestamptz,
  disposition text check (disposition in ('KEEP', 'REHEAT', 'CHILL', 'DISCARD')),
  disposition_note text check (length(disposition_note) between 1 and 300),
  disposed_by uuid,
  disposed_at timestamptz,
  primary key (restaurant_id, id),
  check ((state in ('PASSED', 'FAILED')) = (ended_at is not null)),
  check ((state = 'FAILED') = (why is not null)),
  check (disposition is null or state = 'FAILED')
);
create index food_process_started on food_process (restaurant_id, started_at);
create index food_process_due on food_process (restaurant_id, due_at) where state in ('STARTED', 'STEP_OK');
comment on table food_process is 'tenant: how food was cooked, cooled, reheated, kept hot or defrosted';

create table food_process_step (
  restaurant_id uuid not null,
  id uuid not null,
  process_id uuid not null,
  -- None where it was finished without one.
  reading text check (length(reading) between 1 and 10),
  happened_at timestamptz not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, process_id) references food_process (restaurant_id, id) on delete cascade
);
create index food_process_step_of on food_process_step (restaurant_id, process_id, happened_at);
comment on table food_process_step is 'tenant, append-only: what was measured of food on its way';

-- What is to be prepared, by when, and who has it in hand. What is only suggested is worked out at reading and stands in
-- no table; a row is what somebody put on the plan.
create table prep_task (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  recipe_id uuid not null,
  -- The item that the prep is kept as.
  item_id uuid not null,
  -- The trading day on which it must be begun, and the one that it is for.
  work_date date not null,
  for_date date not null,
  ready_at timestamptz not null,
  start_by timestamptz not null,
  -- Base units of the item.
  target numeric(18, 6) not null check (target > 0),
  note text check (length(note) between 1 and 500),
  state text not null default 'PLANNED' check (state in ('PLANNED', 'POSTED', 'IN_PROGRESS', 'DONE', 'PARTIAL', 'BLOCKED', 'DROPPED')),
  planned_by uuid not null,
  planned_at timestamptz not null,
  posted_by uuid,
  posted_at timestamptz,
  claimed_by uuid,
  claimed_at timestamptz,
  blocked_reason text check (length(blocked_reason) between 1 and 500),
  -- What was made of it; taken back with the batch.
  batch_id uuid,
  finished_at timestamptz,
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, recipe_id) references recipe (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, batch_id) references prep_batch (restaurant_id, id),
  check ((state in ('DONE', 'PARTIAL')) = (batch_id is not null)),
  check ((state = 'BLOCKED') = (blocked_reason is not null)),
  check (state <> 'IN_PROGRESS' or claimed_by is not null)
);
create index prep_task_by_day on prep_task (restaurant_id, work_date, start_by);
-- What is still to be made, whichever day it was put down for.
create index prep_task_open on prep_task (restaurant_id, work_date) where state in ('PLANNED', 'POSTED', 'IN_PROGRESS', 'BLOCKED');
-- The task that a batch belongs to, when it is taken back.
create unique index prep_task_of_batch on prep_task (restaurant_id, batch_id) where batch_id is not null;
comment on table prep_task is 'tenant: what is to be prepared, by when, and who has it in hand';

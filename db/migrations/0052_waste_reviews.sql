-- Causes of waste that were turned into actions, and what they are measured by.
create table waste_review (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- The cause: what is thrown away, for which reason; either may be left open, not both.
  reason text check (length(reason) between 1 and 40),
  item_id uuid,
  action text not null check (action in ('CHANGE_PAR', 'CHANGE_PACK', 'CHANGE_BATCH', 'TASK')),
  -- What shall be done, in somebody's own words.
  words text not null check (length(words) between 1 and 500),
  assignee_id uuid,
  due_on date,
  -- Of a changed par: what it was and what it became, in the item's base unit.
  par_before numeric(18, 6),
  par_after numeric(18, 6),
  state text not null check (state in ('OPEN', 'IN_EFFECT', 'CLOSED', 'DROPPED', 'REVERTED')),
  -- The first trading day with the change.
  in_effect_on date,
  -- The weeks before it, frozen when it came into effect: costs, covers and days logged, and what each item had cost then.
  baseline jsonb,
  -- What was measured, frozen when it was closed.
  verdict jsonb,
  currency text not null,
  version integer not null default 1,
  started_by uuid not null,
  started_at timestamptz not null,
  moved_by uuid,
  moved_at timestamptz,
  moved_reason text check (length(moved_reason) between 1 and 500),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  check (reason is not null or item_id is not null),
  check ((action = 'CHANGE_PAR') = (par_after is not null)),
  check (action <> 'CHANGE_PAR' or item_id is not null),
  check ((state in ('IN_EFFECT', 'CLOSED', 'REVERTED')) = (in_effect_on is not null)),
  check ((in_effect_on is null) = (baseline is null)),
  check ((state = 'CLOSED') = (verdict is not null))
);
create index waste_review_by_age on waste_review (restaurant_id, started_at, id);
comment on table waste_review is 'tenant: causes of waste that were turned into actions';

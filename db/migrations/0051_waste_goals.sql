-- What waste shall come down to, with the figure that it started from, frozen on the day that the goal was set.
create table waste_goal (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  metric text not null check (metric in ('SHARE_OF_PURCHASES', 'GRAMS_PER_COVER', 'MONEY_A_WEEK')),
  -- Whole weeks, Monday to Sunday.
  baseline_from date not null,
  baseline_to date not null,
  -- Hundredths of a percent, milligrams a cover, or minor units a week.
  baseline_value bigint not null check (baseline_value > 0),
  target_value bigint not null check (target_value >= 0),
  currency text not null,
  starts_on date not null,
  until_on date not null,
  version integer not null default 1,
  set_by uuid not null,
  set_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  primary key (restaurant_id, id),
  check (baseline_from < baseline_to),
  check (baseline_to < starts_on),
  check (starts_on < until_on),
  check (target_value < baseline_value),
  check ((ended_at is null) = (ended_by is null))
);
-- One goal at a time; those that ended, newest first.
create unique index waste_goal_running on waste_goal (restaurant_id) where ended_at is null;
create index waste_goal_by_age on waste_goal (restaurant_id, set_at);
comment on table waste_goal is 'tenant: what waste shall come down to';

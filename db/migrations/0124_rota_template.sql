-- A week to plan from again: its shifts by weekday and time of the wall.
create table rota_template (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- [{"starts": {"day": 0, "clock": "10:00"}, "ends": {"day": 0, "clock": "18:00"}, "workRoleId", "userId", "breaks", "note"}]
  shifts jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index rota_template_name on rota_template (restaurant_id, lower(name)) where removed_at is null;
comment on table rota_template is 'tenant: weeks to plan from again';

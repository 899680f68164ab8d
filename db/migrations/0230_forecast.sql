-- What is expected of days to come, each time it was worked out, and what people say of it.
create table forecast_run (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  what text not null check (what in ('COVERS', 'SALES', 'DISHES', 'ITEMS')),
  from_day date not null,
  day_count integer not null check (day_count between 1 and 28),
  -- Of sales; null of everything else.
  currency text,
  -- Nobody: it was worked out at night.
  made_by uuid,
  made_at timestamptz not null default now(),
  cost integer not null check (cost >= 0),
  primary key (restaurant_id, id)
);
comment on table forecast_run is 'tenant: when days to come were worked out, and of what';
-- The last one of each kind is what is shown.
create index forecast_run_latest on forecast_run (restaurant_id, what, made_at desc);

create table forecast_series (
  restaurant_id uuid not null,
  run_id uuid not null,
  -- TOTAL, a part of the day, a dish or an item.
  key text not null check (length(key) between 1 and 40),
  rank integer not null,
  name text,
  name_local text,
  unit text not null check (unit in ('guests', 'minor', 'portions', 'g', 'ml', 'each')),
  refused_because text check (refused_because in ('TOO_FEW_DAYS', 'NOTHING_LATELY')),
  known_days integer not null check (known_days >= 0),
  -- By day in order: low, point and high; empty where it was refused.
  days jsonb not null check (jsonb_typeof(days) = 'array'),
  -- The last days that were known when it was made.
  history jsonb not null check (jsonb_typeof(history) = 'array'),
  models jsonb not null check (jsonb_typeof(models) = 'array'),
  -- Shares of what came; null where nothing came.
  error double precision,
  naive_error double precision,
  bias double precision,
  compared_days integer not null check (compared_days >= 0),
  primary key (restaurant_id, run_id, key),
  foreign key (restaurant_id, run_id) references forecast_run (restaurant_id, id) on delete cascade
);
comment on table forecast_series is 'tenant: what is expected of one thing, with how wrong the same would have been before';

create table forecast_override (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  what text not null check (what in ('COVERS', 'SALES', 'DISHES', 'ITEMS')),
  key text not null check (length(key) between 1 and 40),
  day date not null,
  amount double precision not null check (amount >= 0 and amount <= 1e15),
  reason text not null check (length(reason) between 2 and 200),
  -- What the forecast said when somebody said otherwise.
  forecast double precision not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  primary key (restaurant_id, what, key, day)
);
comment on table forecast_override is 'tenant: what somebody put in place of a forecast, and why';

create table forecast_event (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 2 and 80),
  from_day date not null,
  until_day date not null,
  -- How much more or less is expected, in hundredths of a percent; null where nobody knows.
  effect_bps integer check (effect_bps between -10000 and 30000),
  made_by uuid not null,
  made_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  check (until_day between from_day and from_day + 60)
);
comment on table forecast_event is 'tenant: what happens nearby and changes how many guests come';
create index forecast_event_by_day on forecast_event (restaurant_id, until_day);

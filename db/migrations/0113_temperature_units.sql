-- What keeps food cold or hot, the probes that measure it, and when each probe was last held into ice and boiling water.

create table food_safety (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  -- Under whose rules food is kept; a country alone does not say it, Scotland reheats hotter.
  rules text not null check (rules in ('GB', 'GB_SCOTLAND', 'ET')),
  -- Days after which a probe is to be checked again.
  calibrate_days integer not null check (calibrate_days between 1 and 366),
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  primary key (restaurant_id)
);
comment on table food_safety is 'tenant: by which rules a house keeps food';

create table temp_unit (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('FRIDGE', 'FREEZER', 'HOT', 'DISPLAY')),
  name text not null check (length(name) between 1 and 120),
  name_local text check (length(name_local) between 1 and 120),
  -- Degrees Celsius that it has to itself; none where the rules say it.
  own_limit text check (own_limit ~ '^-?[0-9]{1,3}([.][0-9]{1,2})?$'),
  limit_reason text check (length(limit_reason) between 1 and 300),
  place integer not null,
  version integer not null default 1,
  away_at timestamptz,
  primary key (restaurant_id, id)
);
comment on table temp_unit is 'tenant: what keeps food cold or hot';

create table probe (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  version integer not null default 1,
  away_at timestamptz,
  primary key (restaurant_id, id)
);
comment on table probe is 'tenant: thermometers that are held into food';

create table probe_calibration (
  restaurant_id uuid not null,
  id uuid not null,
  probe_id uuid not null,
  ice text not null check (length(ice) between 1 and 10),
  -- None where water does not boil at a hundred.
  boil text check (length(boil) between 1 and 10),
  is_passed boolean not null,
  happened_at timestamptz not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, probe_id) references probe (restaurant_id, id) on delete cascade
);
create index probe_calibration_of_probe on probe_calibration (restaurant_id, probe_id, happened_at);
comment on table probe_calibration is 'tenant, append-only: what a probe showed in ice and in boiling water';

-- Beside an answer: of which unit it is, with which probe it was taken, and how that probe stood then.
create table unit_reading (
  restaurant_id uuid not null,
  entry_id uuid not null,
  unit_id uuid,
  probe_id uuid,
  probe_standing text check (probe_standing in ('GOOD', 'DUE', 'FAILED', 'NEVER')),
  value text not null check (length(value) between 1 and 10),
  outcome text not null check (outcome in ('PASS', 'FAIL')),
  happened_at timestamptz not null,
  primary key (restaurant_id, entry_id),
  foreign key (restaurant_id, entry_id) references check_entry (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, unit_id) references temp_unit (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, probe_id) references probe (restaurant_id, id) on delete cascade,
  check ((probe_id is null) = (probe_standing is null))
);
create index unit_reading_of_unit on unit_reading (restaurant_id, unit_id, happened_at);
create index unit_reading_of_probe on unit_reading (restaurant_id, probe_id);
comment on table unit_reading is 'tenant, append-only: what was read of a unit';

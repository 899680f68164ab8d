-- What went wrong in a kitchen, and what became of its food when the power was out.

create table incident (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('ILLNESS', 'ALLERGEN', 'PEST', 'COMPLAINT', 'INJURY')),
  -- Of somebody who works here; illness of theirs is for whoever leads alone.
  is_staff boolean not null,
  happened_at timestamptz not null,
  concerned text not null check (length(concerned) between 1 and 120),
  done text not null check (length(done) between 1 and 300),
  follow_up text check (length(follow_up) between 1 and 300),
  follow_up_due date,
  closed_by uuid,
  closed_at timestamptz,
  closing_note text check (length(closing_note) between 1 and 300),
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  check (follow_up_due is null or follow_up is not null),
  check ((closed_by is null) = (closed_at is null))
);
create index incident_happened on incident (restaurant_id, happened_at);
comment on table incident is 'tenant: what went wrong, and what was done about it';

create table power_cut (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  began_at timestamptz not null,
  begun_by uuid not null,
  ended_at timestamptz,
  ended_by uuid,
  primary key (restaurant_id, id),
  check ((ended_at is null) = (ended_by is null))
);
create index power_cut_began on power_cut (restaurant_id, began_at);
comment on table power_cut is 'tenant: when the power was out';

create table power_cut_check (
  restaurant_id uuid not null,
  id uuid not null,
  cut_id uuid not null,
  unit_id uuid not null,
  -- None of a unit that was empty.
  reading text check (length(reading) between 1 and 10),
  verdict text not null check (verdict in ('KEEP', 'CHILL', 'USE_FIRST', 'REHEAT', 'DISCARD', 'EMPTY')),
  disposition text check (disposition in ('KEEP', 'REHEAT', 'CHILL', 'DISCARD')),
  food text check (length(food) between 1 and 120),
  happened_at timestamptz not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, cut_id) references power_cut (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, unit_id) references temp_unit (restaurant_id, id) on delete cascade,
  check ((disposition is not distinct from 'DISCARD') = (food is not null))
);
create index power_cut_check_of_cut on power_cut_check (restaurant_id, cut_id, happened_at);
create index power_cut_check_of_unit on power_cut_check (restaurant_id, unit_id);
comment on table power_cut_check is 'tenant, append-only: what was found when the power was back';

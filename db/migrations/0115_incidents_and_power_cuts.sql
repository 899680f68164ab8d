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

-- What stands beside an answer as evidence: a picture, one an answer, and a name that was drawn by hand. The bytes lie here,
-- so that a backup has them and any server can answer.
create table check_photo (
  restaurant_id uuid not null,
  entry_id uuid not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  -- SHA-256 of the bytes, in hex.
  fingerprint text not null check (length(fingerprint) = 64),
  bytes bytea not null check (octet_length(bytes) between 1 and 307200),
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (restaurant_id, entry_id),
  foreign key (restaurant_id, entry_id) references check_entry (restaurant_id, id) on delete cascade
);
comment on table check_photo is 'tenant, append-only: pictures of what was checked';

create table check_signature (
  restaurant_id uuid not null,
  entry_id uuid not null,
  -- Strokes on a ground of 300 by 120, as the path of an SVG.
  path text not null check (length(path) between 1 and 6000),
  primary key (restaurant_id, entry_id),
  foreign key (restaurant_id, entry_id) references check_entry (restaurant_id, id) on delete cascade
);
comment on table check_signature is 'tenant, append-only: names drawn by hand';

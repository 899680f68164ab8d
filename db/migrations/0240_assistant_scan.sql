-- Papers that were read from a picture: one row for each picture, so that the same one is not counted twice.
create table assistant_scan (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of the picture's file, in hexadecimal.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- What was read, with where it stood and how sure the reading is.
  reading jsonb not null,
  operation_id uuid not null,
  cost integer not null check (cost >= 0),
  read_by uuid,
  read_at timestamptz not null default now(),
  -- What a person made of it; null while nobody has said.
  outcome text check (outcome in ('ACCEPTED', 'EDITED', 'REJECTED')),
  -- Letters that differ between what was read and what was written.
  edit_distance integer check (edit_distance >= 0),
  invoice_id uuid,
  ended_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, fingerprint),
  check ((outcome is null) = (ended_at is null))
);
comment on table assistant_scan is 'tenant: papers that were read from a picture, and what became of the reading';

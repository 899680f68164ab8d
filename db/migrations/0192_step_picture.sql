-- Pictures of how something is made. They are kept before the recipe that shows them is, so that none waits in a form.
create table step_picture (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  -- SHA-256 of the bytes, in hex.
  fingerprint text not null check (length(fingerprint) = 64),
  bytes bytea not null check (octet_length(bytes) between 1 and 307200),
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (restaurant_id, id)
);
comment on table step_picture is 'tenant, append-only: pictures of how something is made';

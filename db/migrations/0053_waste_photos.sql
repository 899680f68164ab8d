-- A picture of what was thrown away, one an entry. Its bytes lie here, so that a backup has them and any server can answer.
create table waste_photo (
  restaurant_id uuid not null,
  entry_id uuid not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  -- SHA-256 of the bytes, in hex.
  fingerprint text not null check (length(fingerprint) = 64),
  bytes bytea not null check (octet_length(bytes) between 1 and 307200),
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (restaurant_id, entry_id),
  foreign key (restaurant_id, entry_id) references waste_entry (restaurant_id, id) on delete cascade
);
comment on table waste_photo is 'tenant: pictures of what was thrown away';

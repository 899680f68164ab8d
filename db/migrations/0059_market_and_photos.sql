-- Whoever sells at the market and is no supplier by name: one such a restaurant, so that what is bought there is found
-- and added up like everything else.
alter table supplier add column is_anybody boolean not null default false;

-- Pictures of what came: of a delivery as a whole, or of one line of it. Their bytes lie here, so that a backup has them
-- and any server can answer.
create table receipt_photo (
  restaurant_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  line_id uuid,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  -- SHA-256 of the bytes, in hex.
  fingerprint text not null check (length(fingerprint) = 64),
  bytes bytea not null check (octet_length(bytes) between 1 and 307200),
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, receipt_id) references goods_receipt (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, line_id) references goods_receipt_line (restaurant_id, id) on delete cascade
);
create index receipt_photo_by_receipt on receipt_photo (restaurant_id, receipt_id);
create index receipt_photo_by_line on receipt_photo (restaurant_id, line_id);
comment on table receipt_photo is 'tenant: pictures of what came';

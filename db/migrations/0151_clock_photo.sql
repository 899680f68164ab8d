-- A house may ask for a picture of whoever comes or goes at its shared tablet. It is kept for a month.
alter table clock_setting add column asks_photo boolean not null default false;

create table clock_photo (
  restaurant_id uuid not null,
  mark_id uuid not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  -- SHA-256 of the bytes, in hex.
  fingerprint text not null check (length(fingerprint) = 64),
  bytes bytea not null check (octet_length(bytes) between 1 and 102400),
  kept_at timestamptz not null default now(),
  primary key (restaurant_id, mark_id),
  foreign key (restaurant_id, mark_id) references clock_event (restaurant_id, id) on delete cascade
);
create index clock_photo_by_age on clock_photo (restaurant_id, kept_at);
comment on table clock_photo is 'tenant: who stood at the shared tablet, until it is deleted by the clock';

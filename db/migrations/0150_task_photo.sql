-- Pictures beside a task: the crack that is to be mended, and that it was.
create table task_photo (
  restaurant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  -- SHA-256 of the bytes, in hex.
  fingerprint text not null check (length(fingerprint) = 64),
  bytes bytea not null check (octet_length(bytes) between 1 and 307200),
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, task_id) references task (restaurant_id, id) on delete cascade
);
create index task_photo_of_task on task_photo (restaurant_id, task_id, taken_at);
comment on table task_photo is 'tenant, append-only: pictures beside a task';

-- Files of tills that sales came from, each to be taken back whole, and how files of one kind are read.
create table sales_file (
  restaurant_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 200),
  taken_by uuid not null,
  taken_at timestamptz not null,
  -- What it brought when it was taken over: what had come before is not in it.
  sales integer not null default 0,
  total_minor bigint not null default 0,
  first_day date,
  last_day date,
  taken_back_by uuid,
  taken_back_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, connection_id) references pos_connection (restaurant_id, id) on delete cascade,
  check ((taken_back_by is null) = (taken_back_at is null))
);
create index sales_file_by_time on sales_file (restaurant_id, taken_at desc);
comment on table sales_file is 'tenant: files of tills that sales came from';

create table sales_layout (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  -- The headings of a kind of file, in the form in which two spellings meet.
  shape text not null check (length(shape) between 1 and 600),
  -- {"places": {"date": 0}, "dayForm": "DAY_FIRST", "sign": ".", "tax": "WITHIN", "discount": "TAKEN_OFF"}
  layout jsonb not null,
  used_at timestamptz not null default now(),
  primary key (restaurant_id, shape)
);
comment on table sales_layout is 'tenant: how a kind of file of a till is read';

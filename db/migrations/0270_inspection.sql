-- What somebody had the house inspected for, and the gaps that were found, each with what became of it.
create table inspection (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  from_day date not null,
  to_day date not null,
  -- Rota and papers are looked through for those alone who keep them.
  has_people boolean not null,
  cost integer not null check (cost >= 0),
  primary key (restaurant_id, id),
  check (from_day <= to_day)
);
comment on table inspection is 'tenant: what the house was inspected for';
create index inspection_latest on inspection (restaurant_id, asked_at desc);

create table inspection_gap (
  restaurant_id uuid not null,
  inspection_id uuid not null,
  place integer not null check (place >= 0),
  kind text not null,
  subject text not null,
  weight text not null check (weight in ('BREACH', 'SOON', 'PRACTICE')),
  words jsonb not null,
  link text not null check (link like '/%'),
  day date,
  law jsonb,
  -- Null until somebody made a task of it or let it be.
  outcome text check (outcome in ('ACCEPTED', 'EDITED', 'REJECTED')),
  task_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  primary key (restaurant_id, inspection_id, place),
  foreign key (restaurant_id, inspection_id) references inspection (restaurant_id, id) on delete cascade,
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)),
  check ((task_id is not null) = (outcome is not null and outcome <> 'REJECTED'))
);
comment on table inspection_gap is 'tenant: what an inspection found, and what became of it';

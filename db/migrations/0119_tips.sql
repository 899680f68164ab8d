-- How tips are shared out, and what each was given: the record that the law asks for.
create table tip_setting (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  -- What an hour of a kind of work counts for beside the others, in thousandths: {"<work role>": 1500}; the rest count one.
  weights jsonb not null default '{}',
  -- Of a day no more minutes of anybody count; none for all of them.
  day_minutes_max integer check (day_minutes_max between 60 and 1440),
  -- The written policy that people can ask for.
  policy text check (length(policy) between 1 and 4000),
  -- Who shares out by themselves, where it is a tronc.
  troncmaster text check (length(troncmaster) between 1 and 100),
  version integer not null
);
comment on table tip_setting is 'tenant: how tips are shared out';

create table tip_pool (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day and to_day <= from_day + 61),
  source text not null check (source in ('CARD', 'SERVICE_CHARGE', 'CASH')),
  -- What was taken in for the staff; below nothing only where it corrects one that was paid.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  note text check (length(note) between 1 and 300),
  -- The pool whose payment it sets right.
  corrects_id uuid,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'APPROVED', 'PAID', 'DROPPED')),
  version integer not null default 1,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  -- By which rule it was shared out, as it stood when it was approved.
  shared_by jsonb,
  approved_by uuid,
  approved_at timestamptz,
  paid_on date,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, corrects_id) references tip_pool (restaurant_id, id),
  check (amount_minor > 0 or corrects_id is not null),
  check ((state in ('APPROVED', 'PAID')) = (approved_by is not null)),
  check ((state = 'PAID') = (paid_on is not null))
);
create index tip_pool_by_day on tip_pool (restaurant_id, to_day);
comment on table tip_pool is 'tenant: tips that are shared out';

create table tip_allocation (
  restaurant_id uuid not null,
  pool_id uuid not null,
  user_id uuid not null,
  minutes integer not null check (minutes > 0),
  weight_permille integer not null check (weight_permille between 1 and 10000),
  amount_minor bigint not null,
  primary key (restaurant_id, pool_id, user_id),
  foreign key (restaurant_id, pool_id) references tip_pool (restaurant_id, id) on delete cascade
);
create index tip_allocation_of_person on tip_allocation (restaurant_id, user_id);
comment on table tip_allocation is 'tenant, append-only: what each was given of a pool';

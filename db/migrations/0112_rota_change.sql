-- What happened to a week that everybody knew: who changed what, with how much notice, and who has seen it.
create table rota_change (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null default uuidv7(),
  shift_id uuid not null,
  -- The trading day that the shift was known under, or is from now on.
  business_date date not null,
  kind text not null check (kind in ('TOLD', 'CHANGED', 'CANCELLED', 'SWAPPED')),
  -- {"userId": ..., "startsAt": ..., "endsAt": ...}; none before it was made known, and none once it is off.
  before jsonb,
  after jsonb,
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  -- Of whoever knew of the shift; none where nobody did.
  notice_minutes integer check (notice_minutes >= 0),
  notice_pay_minor bigint check (notice_pay_minor >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  reason text check (length(reason) between 1 and 300),
  primary key (restaurant_id, id)
);
create index rota_change_by_day on rota_change (restaurant_id, business_date);
comment on table rota_change is 'tenant, append-only: what happened to shifts that were made known';

create table rota_seen (
  restaurant_id uuid not null,
  user_id uuid not null,
  -- The Monday of the week.
  week date not null check (extract(isodow from week) = 1),
  seen_at timestamptz not null default now(),
  primary key (restaurant_id, user_id, week),
  foreign key (restaurant_id, user_id) references membership (restaurant_id, user_id) on delete cascade
);
comment on table rota_seen is 'tenant: when people last said that they saw their week';

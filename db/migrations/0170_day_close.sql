-- What lay in a drawer at the end of a trading day. Each count stays; the last one of a drawer and day holds.
create table cash_count (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  business_date date not null,
  -- The till that the drawer belongs to; null for the drawer of whatever no till rang up.
  till_id uuid,
  float_minor bigint not null check (float_minor >= 0),
  -- Taken out of it on that day: to the bank, or for something that was bought.
  taken_out_minor bigint not null check (taken_out_minor >= 0),
  counted_minor bigint not null check (counted_minor >= 0),
  currency text not null,
  note text check (length(note) between 1 and 300),
  counted_by uuid not null,
  counted_at timestamptz not null,
  entry bigint generated always as identity,
  primary key (restaurant_id, id)
);
-- The counts of some days, the last of each drawer first.
create index cash_count_of_day on cash_count (restaurant_id, business_date, entry desc);
comment on table cash_count is 'tenant, append-only: what lay in a drawer at the end of a trading day';

-- Where a trading day stands that was closed at least once.
create table day_close (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  business_date date not null,
  state text not null check (state in ('CLOSED', 'REOPENED')),
  version integer not null default 1,
  primary key (restaurant_id, business_date)
);
comment on table day_close is 'tenant: where a trading day stands that was closed at least once';

-- Each closing with what was signed, and each reopening with its reason: nothing that was signed is lost.
create table day_close_step (
  restaurant_id uuid not null,
  id uuid not null,
  business_date date not null,
  version integer not null,
  step text not null check (step in ('CLOSE', 'REOPEN')),
  reason text check (length(reason) between 1 and 300),
  snapshot jsonb,
  taken_by uuid not null,
  taken_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, business_date, version),
  foreign key (restaurant_id, business_date) references day_close (restaurant_id, business_date) on delete cascade,
  check ((step = 'CLOSE') = (snapshot is not null)),
  check ((step = 'REOPEN') = (reason is not null))
);
comment on table day_close_step is 'tenant, append-only: each closing of a day with what was signed, and each reopening with its reason';

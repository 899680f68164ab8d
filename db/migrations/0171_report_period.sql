-- A month of the books that somebody has begun to review: by the calendar that the restaurant kept then.
create table report_period (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  from_day date not null,
  to_day date not null,
  calendar text not null check (calendar in ('GREGORIAN', 'ETHIOPIC')),
  state text not null check (state in ('REVIEW', 'LOCKED', 'REOPENED')),
  version integer not null default 1,
  primary key (restaurant_id, from_day),
  check (from_day <= to_day)
);
comment on table report_period is 'tenant: where a month of the books stands';

-- What became of it: who reviewed, locked and opened it again, and why.
create table report_period_step (
  restaurant_id uuid not null,
  id uuid not null,
  from_day date not null,
  version integer not null,
  step text not null check (step in ('REVIEW', 'LOCK', 'REOPEN')),
  reason text check (length(reason) between 1 and 300),
  taken_by uuid not null,
  taken_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, from_day, version),
  foreign key (restaurant_id, from_day) references report_period (restaurant_id, from_day) on delete cascade,
  check ((step = 'REOPEN') = (reason is not null))
);
comment on table report_period_step is 'tenant, append-only: who reviewed, locked and opened a month of the books, and why';

-- Each report of a month as it was when it was locked, in each language; what was locked before stays.
create table report_snapshot (
  restaurant_id uuid not null,
  from_day date not null,
  version integer not null,
  report text not null,
  language text not null check (language in ('en', 'am')),
  document jsonb not null,
  primary key (restaurant_id, from_day, version, report, language),
  foreign key (restaurant_id, from_day) references report_period (restaurant_id, from_day) on delete cascade
);
comment on table report_snapshot is 'tenant, append-only: each report of a month as it was when it was locked';

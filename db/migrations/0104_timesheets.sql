-- What a lead has looked at, and what has gone to the payroll.
create table time_card_approval (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  user_id uuid not null,
  business_date date not null,
  -- What was seen: the approval holds for exactly this.
  digest text not null check (length(digest) between 1 and 2000),
  worked_minutes integer not null check (worked_minutes >= 0),
  note text check (length(note) between 1 and 300),
  approved_by uuid not null,
  approved_at timestamptz not null default now(),
  primary key (restaurant_id, user_id, business_date),
  check (approved_by <> user_id)
);
create index time_card_approval_by_day on time_card_approval (restaurant_id, business_date);
comment on table time_card_approval is 'tenant: which days of whom were looked at, by whom';

create table timesheet_period (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  from_day date not null,
  to_day date not null,
  locked_by uuid not null,
  locked_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  check (to_day >= from_day and to_day <= from_day + 62)
);
create index timesheet_period_by_day on timesheet_period (restaurant_id, from_day);
comment on table timesheet_period is 'tenant, append-only: stretches of days that went to the payroll';

create table timesheet_line (
  restaurant_id uuid not null,
  period_id uuid not null,
  user_id uuid not null,
  -- A day before the period is an adjustment of what went to the payroll before.
  business_date date not null,
  reason text not null check (
    reason in ('BASE', 'ROUNDING', 'HOUSE_WEEK', 'LONG_DAY', 'LONG_DAY_NIGHT', 'LONG_WEEK', 'LONG_WEEK_NIGHT', 'REST_DAY', 'HOLIDAY')
  ),
  rate_permille integer not null check (rate_permille between 1000 and 5000),
  minutes integer not null check (minutes <> 0),
  pay_id text,
  primary key (restaurant_id, period_id, user_id, business_date, reason, rate_permille),
  foreign key (restaurant_id, period_id) references timesheet_period (restaurant_id, id) on delete cascade
);
create index timesheet_line_by_day on timesheet_line (restaurant_id, business_date);
comment on table timesheet_line is 'tenant, append-only: minutes that went to the payroll, by day and reason';

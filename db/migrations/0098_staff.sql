-- Who works in a restaurant, what they can do, when they are to come, and when they came.
create table work_role (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  name_local text check (length(name_local) between 1 and 60),
  -- Under which heading of the rota it stands.
  area text not null check (area in ('KITCHEN', 'FLOOR', 'BAR', 'OTHER')),
  sort_order integer not null default 0,
  version integer not null default 1,
  archived_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index work_role_name on work_role (restaurant_id, lower(name)) where archived_at is null;
comment on table work_role is 'tenant: kinds of work that a rota is made of';

create table employment (
  restaurant_id uuid not null,
  user_id uuid not null,
  contract text not null check (contract in ('FULL_TIME', 'PART_TIME', 'ZERO_HOURS', 'CASUAL', 'APPRENTICE')),
  -- What was agreed for a week; none where nothing was.
  contract_minutes integer check (contract_minutes between 0 and 10080),
  birth_date date check (birth_date between '1900-01-01' and '2100-01-01'),
  started_on date,
  ended_on date,
  -- The written consent to work longer than the law's average week, and the day from which it is taken back.
  opted_out_on date,
  opt_out_ends_on date check (opt_out_ends_on >= opted_out_on),
  -- What they work elsewhere, as they say: it counts towards the limits.
  other_minutes integer not null default 0 check (other_minutes between 0 and 10080),
  right_to_work_checked_on date,
  right_to_work_until date,
  pay_id text check (length(pay_id) between 1 and 40),
  -- What they can do; the first is what they usually do.
  work_role_ids uuid[] not null default '{}',
  version integer not null default 1,
  primary key (restaurant_id, user_id),
  foreign key (restaurant_id, user_id) references membership (restaurant_id, user_id) on delete cascade,
  check (ended_on is null or started_on is null or ended_on >= started_on)
);
comment on table employment is 'tenant: what was agreed with whoever works there, and what the law asks of them';

create table shift (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- The trading day that it starts on.
  business_date date not null,
  work_role_id uuid not null,
  -- Nobody: an open shift, for whoever may.
  user_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- [{"afterMinutes": 240, "minutes": 30, "isPaid": false}]
  breaks jsonb not null default '[]',
  note text check (length(note) between 1 and 300),
  -- Taken off the rota; one that somebody was told of stays until they were told that as well.
  is_cancelled boolean not null default false,
  -- What was last made known, and to whom; null while it is a draft. What differs from it is not known yet.
  told jsonb,
  told_at timestamptz,
  -- The trading day that it was made known under; it stays there until its move is made known too.
  told_date date,
  -- Put there by hand: no machine moves it.
  is_pinned boolean not null default false,
  source text not null default 'HAND' check (source in ('HAND', 'TEMPLATE', 'AUTO', 'SWAP')),
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, work_role_id) references work_role (restaurant_id, id),
  check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours')
);
create index shift_by_day on shift (restaurant_id, business_date);
create index shift_by_told_day on shift (restaurant_id, told_date) where told_date is not null;
create index shift_of_person on shift (restaurant_id, user_id, starts_at) where user_id is not null and not is_cancelled;
comment on table shift is 'tenant: who is to work when, as it is planned and as it was made known';

create table clock_event (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  -- VOID stands in place of something that never was.
  kind text not null check (kind in ('IN', 'BREAK_START', 'BREAK_END', 'OUT', 'VOID')),
  -- When it was, as the server reckons the device's clock; and what that clock said.
  happened_at timestamptz not null,
  device_at timestamptz not null,
  method text not null check (method in ('PHONE', 'TABLET', 'LEAD')),
  -- Where the phone was, as it said; none where it was not asked or not allowed.
  distance_m integer check (distance_m >= 0),
  accuracy_m integer check (accuracy_m >= 0),
  -- Why somebody else wrote it, or why it is as it is.
  note text check (length(note) between 1 and 300),
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  -- What it stands in place of: that one counts no more.
  replaces_id uuid,
  primary key (restaurant_id, id),
  check (kind <> 'VOID' or replaces_id is not null)
);
create index clock_event_by_time on clock_event (restaurant_id, happened_at);
create index clock_event_of_person on clock_event (restaurant_id, user_id, happened_at);
create unique index clock_event_replaced_once on clock_event (restaurant_id, replaces_id) where replaces_id is not null;
comment on table clock_event is 'tenant, append-only: when people came, paused and went';

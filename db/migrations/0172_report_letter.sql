-- A report that somebody has sent to them by mail; through says of which days the last one was, so that none is sent twice.
create table report_letter (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  user_id uuid not null,
  report text not null,
  rhythm text not null check (rhythm in ('DAILY', 'WEEKLY', 'MONTHLY')),
  -- By the wall of the restaurant.
  local_hour integer not null check (local_hour between 0 and 23),
  language text not null check (language in ('en', 'am')),
  through date,
  asked_at timestamptz not null default now(),
  primary key (restaurant_id, user_id, report)
);
comment on table report_letter is 'tenant: reports that people have sent to them by mail';

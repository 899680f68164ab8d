-- When people can come, as they say themselves, and when they are away.
create table availability (
  restaurant_id uuid not null,
  user_id uuid not null,
  -- From this day on, until a later one says otherwise.
  valid_from date not null,
  -- [{"weekday": 0, "fromMinute": 600, "toMinute": 960, "kind": "UNAVAILABLE"}]; 0 is Sunday
  spans jsonb not null default '[]',
  said_by uuid not null,
  version integer not null default 1,
  primary key (restaurant_id, user_id, valid_from),
  foreign key (restaurant_id, user_id) references membership (restaurant_id, user_id) on delete cascade
);
comment on table availability is 'tenant: when people can come, week by week, as they say themselves';

create table time_off (
  restaurant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('HOLIDAY', 'SICK', 'UNPAID', 'OTHER')),
  -- Whole trading days, or minutes of the wall of a single one.
  from_day date not null,
  to_day date not null,
  from_minute integer check (from_minute between 0 and 2865),
  to_minute integer check (to_minute <= 2880),
  note text check (length(note) between 1 and 300),
  status text not null check (status in ('REQUESTED', 'APPROVED', 'DECLINED', 'CANCELLED')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  reason text check (length(reason) between 1 and 300),
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, user_id) references membership (restaurant_id, user_id) on delete cascade,
  check (to_day >= from_day and to_day < from_day + 366),
  check ((from_minute is null) = (to_minute is null)),
  check (from_minute is null or (from_day = to_day and to_minute > from_minute)),
  -- Nobody approves their own.
  check (status <> 'APPROVED' or (decided_by is not null and decided_by <> user_id)),
  check (status <> 'DECLINED' or reason is not null)
);
create index time_off_by_day on time_off (restaurant_id, to_day, from_day);
create index time_off_of_person on time_off (restaurant_id, user_id, from_day);
comment on table time_off is 'tenant: when people are away, as asked, agreed or declined';

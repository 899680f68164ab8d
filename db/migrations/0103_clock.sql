-- Where people clock in, and how a house pays beyond the plain hours.
create table clock_setting (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  -- Where the restaurant stands; without it nobody is asked where they are.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  radius_m integer not null check (radius_m between 50 and 300),
  fence text not null check (fence in ('REFUSE', 'WARN', 'OFF')),
  grace_minutes integer not null check (grace_minutes between 0 and 60),
  round_up_to integer not null check (round_up_to in (1, 5, 15)),
  -- The day of rest, from Sunday, 0.
  rest_weekday integer not null check (rest_weekday between 0 and 6),
  -- Public holidays as the house knows them: some are told by the moon.
  holidays date[] not null check (cardinality(holidays) <= 100),
  -- What was agreed where no law says it: beyond so many minutes of a week an hour is worth so many thousandths.
  overtime_after_minutes integer check (overtime_after_minutes between 0 and 10080),
  overtime_permille integer not null check (overtime_permille between 1000 and 5000),
  version integer not null,
  check ((latitude is null) = (longitude is null))
);
comment on table clock_setting is 'tenant: where people clock in, and how hours are counted';

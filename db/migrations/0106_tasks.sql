-- What is to be done and written down in a restaurant: lists by the clock, their answers, and tasks that come up.

create table check_template (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- Of which lists it is made of stands in its versions; this is the one that counts from now on.
  version integer not null check (version >= 1),
  -- Which of the lists that come with the house it was; none for one of their own.
  starter_key text check (length(starter_key) between 1 and 60),
  archived_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index check_template_starter on check_template (restaurant_id, starter_key) where archived_at is null;
comment on table check_template is 'tenant: lists that are done by the clock';

create table check_template_version (
  restaurant_id uuid not null,
  template_id uuid not null,
  version integer not null check (version >= 1),
  name text not null check (length(name) between 1 and 120),
  name_local text check (length(name_local) between 1 and 120),
  -- Whose it is; none for everybody's.
  for_role text check (length(for_role) between 1 and 40),
  schedule jsonb not null,
  items jsonb not null,
  written_by uuid not null,
  written_at timestamptz not null default now(),
  primary key (restaurant_id, template_id, version),
  foreign key (restaurant_id, template_id) references check_template (restaurant_id, id) on delete cascade
);
comment on table check_template_version is 'tenant, append-only: what a list was when its days were done';

create table check_run (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  template_id uuid not null,
  template_version integer not null,
  business_date date not null,
  show_at timestamptz not null,
  due_at timestamptz not null,
  -- Moved on when it is opened again.
  expire_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'IN_PROGRESS', 'SUBMITTED', 'VERIFIED', 'MISSED')),
  submitted_by uuid,
  submitted_at timestamptz,
  verified_by uuid,
  verified_at timestamptz,
  missed_at timestamptz,
  -- Why it was missed, or why it was opened again; and who says so.
  reason text check (length(reason) between 1 and 300),
  reason_by uuid,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, template_id, template_version)
    references check_template_version (restaurant_id, template_id, version) on delete cascade,
  check (show_at <= due_at and due_at <= expire_at)
);
-- A list has one run a day, however many servers open it.
create unique index check_run_of_day on check_run (restaurant_id, business_date, template_id);
-- What is still to be done, for the server that calls it missed.
create index check_run_open on check_run (restaurant_id, expire_at) where state in ('OPEN', 'IN_PROGRESS');
comment on table check_run is 'tenant: a list of one day';

create table check_entry (
  restaurant_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  item_key text not null check (length(item_key) between 1 and 60),
  value text check (length(value) between 1 and 300),
  outcome text not null check (outcome in ('PASS', 'FAIL', 'NA')),
  -- When it was, as the server reckons the device's clock; and what that clock said.
  happened_at timestamptz not null,
  device_at timestamptz not null,
  is_late boolean not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  -- In which order they were taken down: the last of a line counts.
  place bigint generated always as identity,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, run_id) references check_run (restaurant_id, id) on delete cascade
);
create index check_entry_of_run on check_entry (restaurant_id, run_id, place);
comment on table check_entry is 'tenant, append-only: what was answered, and by whom';

create table corrective_action (
  restaurant_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  disposition text not null check (disposition in ('KEEP', 'REHEAT', 'CHILL', 'DISCARD')),
  note text not null check (length(note) between 1 and 300),
  -- What was thrown away, in their own words; only where something was.
  food text check (length(food) between 1 and 120),
  happened_at timestamptz not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, entry_id) references check_entry (restaurant_id, id) on delete cascade,
  check ((disposition = 'DISCARD') = (food is not null))
);
create index corrective_action_of_entry on corrective_action (restaurant_id, entry_id);
comment on table corrective_action is 'tenant, append-only: what was done about what failed';

create table task (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  note text check (length(note) between 1 and 300),
  -- One person, or everybody of a role, or whoever comes first.
  assignee_id uuid,
  for_role text check (length(for_role) between 1 and 40),
  due_at timestamptz,
  priority text not null check (priority in ('LOW', 'NORMAL', 'HIGH')),
  state text not null default 'TODO' check (state in ('TODO', 'DOING', 'BLOCKED', 'DONE', 'CANCELLED')),
  -- Days after which it comes again once it is done.
  repeat_days integer check (repeat_days between 1 and 366),
  reason text check (length(reason) between 1 and 300),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  done_by uuid,
  done_at timestamptz,
  version integer not null default 1,
  primary key (restaurant_id, id),
  check (assignee_id is null or for_role is null)
);
create index task_by_state on task (restaurant_id, state, due_at);
comment on table task is 'tenant: what somebody is to do once';

create table task_comment (
  restaurant_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  text text not null check (length(text) between 1 and 300),
  written_by uuid not null,
  written_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, task_id) references task (restaurant_id, id) on delete cascade
);
create index task_comment_of_task on task_comment (restaurant_id, task_id, written_at);
comment on table task_comment is 'tenant, append-only: what was said about a task';

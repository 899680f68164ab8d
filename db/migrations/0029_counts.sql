-- Counts: what is counted how often, who counted what when, and what was made of it.
create table count_template (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  -- Where to count; none means everywhere.
  storage_area_ids uuid[] not null default '{}',
  -- What to count there; none means everything.
  category_ids uuid[] not null default '{}',
  is_key_items_only boolean not null default false,
  rhythm text not null check (rhythm in ('DAILY', 'WEEKLY', 'MONTHLY')),
  timing text not null check (timing in ('START', 'END')),
  -- Whoever counts is not told what the books expect.
  is_blind boolean not null,
  -- Kitchen staff may begin it too.
  is_open_to_kitchen boolean not null,
  -- A line is counted again beyond so many hundredths of a per cent together with one amount, or beyond the other alone.
  recount_bps integer not null check (recount_bps between 0 and 1000000),
  recount_with_minor bigint not null check (recount_with_minor >= 0),
  recount_alone_minor bigint not null check (recount_alone_minor >= 0),
  version integer not null default 1,
  archived_at timestamptz,
  -- The day for which it was last said that a count is overdue.
  overdue_told_for date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create unique index count_template_name on count_template (restaurant_id, lower(name)) where archived_at is null;

create table count_session (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- Counts up within the restaurant, without gaps.
  number integer not null,
  template_id uuid,
  name text not null check (length(name) between 1 and 120),
  storage_area_ids uuid[] not null default '{}',
  category_ids uuid[] not null default '{}',
  is_key_items_only boolean not null,
  is_blind boolean not null,
  is_open_to_kitchen boolean not null,
  recount_bps integer not null,
  recount_with_minor bigint not null,
  recount_alone_minor bigint not null,
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'COUNTING', 'SUBMITTED', 'RECOUNT', 'APPROVED', 'REVERSED', 'CANCELLED')),
  -- Rounds of counting again that were asked for.
  recount_number integer not null default 0,
  -- Entries come in one after the other; a device asks for those behind the last that it knows.
  last_entry_number integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  started_by uuid,
  started_at timestamptz,
  submitted_by uuid,
  submitted_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  closed_by uuid,
  closed_at timestamptz,
  -- Why it was taken back or called off.
  close_reason text check (length(close_reason) <= 500),
  last_active_at timestamptz not null default now(),
  stale_told_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, template_id) references count_template (restaurant_id, id)
);
create unique index count_session_number on count_session (restaurant_id, number);
-- What is going on, and what was counted last.
create index count_session_by_status on count_session (restaurant_id, status, created_at);
create index count_session_by_template on count_session (restaurant_id, template_id, approved_at);

-- What is counted, fixed when counting begins, and what came of it.
create table count_line (
  restaurant_id uuid not null,
  session_id uuid not null,
  item_id uuid not null,
  -- The round in which it was last asked for again; 0 for never.
  recount_number integer not null default 0,
  -- Why it differs, in a code and in words.
  reason text,
  note text check (length(note) <= 500),
  -- The row of the ledger that its approval wrote, and what it said then.
  movement_id uuid,
  counted numeric(18, 6),
  expected numeric(18, 6),
  primary key (restaurant_id, session_id, item_id),
  foreign key (restaurant_id, session_id) references count_session (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, item_id) references item (restaurant_id, id)
);
-- Whether an item is being counted already.
create index count_line_by_item on count_line (restaurant_id, item_id);

-- Where a person comes past what is counted; an item that lies in two areas is passed twice.
create table count_spot (
  restaurant_id uuid not null,
  session_id uuid not null,
  -- In the order of the walk, from 1.
  position integer not null,
  item_id uuid not null,
  -- None for what lies nowhere in particular.
  storage_area_id uuid,
  primary key (restaurant_id, session_id, position),
  foreign key (restaurant_id, session_id, item_id) references count_line (restaurant_id, session_id, item_id) on delete cascade,
  foreign key (restaurant_id, storage_area_id) references storage_area (restaurant_id, id)
);

-- Who counts where, and whether they are done.
create table count_part (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  session_id uuid not null,
  counter_id uuid not null,
  storage_area_id uuid,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (restaurant_id, id),
  unique nulls not distinct (restaurant_id, session_id, counter_id, storage_area_id),
  foreign key (restaurant_id, session_id) references count_session (restaurant_id, id) on delete cascade
);

-- What somebody wrote down at a shelf. A later entry of the same person for the same item and area stands in its place.
create table count_entry (
  restaurant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  number integer not null,
  item_id uuid not null,
  storage_area_id uuid,
  counter_id uuid not null,
  recount_number integer not null,
  -- In the base unit; none where it was passed over, for a reason.
  quantity numeric(18, 6) check (quantity >= 0),
  skip_reason text,
  method text not null check (method in ('MANUAL', 'BARCODE', 'CARRIED')),
  entered_text text,
  entered_parts jsonb,
  device_id uuid,
  -- When the shelf was looked at.
  counted_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  check ((quantity is null) <> (skip_reason is null)),
  foreign key (restaurant_id, session_id, item_id) references count_line (restaurant_id, session_id, item_id) on delete cascade
);
create unique index count_entry_by_number on count_entry (restaurant_id, session_id, number);
-- What was written down of one item: how far a count is.
create index count_entry_by_item on count_entry (restaurant_id, session_id, item_id);

comment on table count_template is 'tenant: what is counted, how often and how strictly';
comment on table count_session is 'tenant: counts, from the plan to the books';
comment on table count_line is 'tenant: the items of a count';
comment on table count_spot is 'tenant: the walk of a count';
comment on table count_part is 'tenant: who counts where';
comment on table count_entry is 'tenant, append-only: what was written down at the shelves';

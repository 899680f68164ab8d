-- Shifts that change hands: offered, traded, covered, or taken where nobody had them.
create table shift_request (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('OFFER', 'TRADE', 'COVER', 'OPEN_CLAIM')),
  shift_id uuid not null,
  -- What the giver gets for it.
  counter_shift_id uuid,
  -- Whose the shift is, until somebody agrees that it is another's; nobody's where it is open.
  from_user_id uuid,
  to_user_id uuid,
  -- The shifts as they were known when it was asked: what is otherwise since makes the request stale.
  seen jsonb not null,
  counter_seen jsonb,
  note text check (length(note) between 1 and 300),
  status text not null check (status in ('OPEN', 'CLAIMED', 'ACCEPTED', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  expires_at timestamptz not null,
  asked_at timestamptz not null default now(),
  -- Who has it now.
  taker_user_id uuid,
  -- None where the house lets what nothing stands against go by itself.
  decided_by uuid,
  decided_at timestamptz,
  reason text check (length(reason) between 1 and 300),
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, shift_id) references shift (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, counter_shift_id) references shift (restaurant_id, id) on delete cascade,
  check ((kind = 'OPEN_CLAIM') = (from_user_id is null)),
  check ((kind in ('TRADE', 'COVER')) = (to_user_id is not null)),
  check ((kind = 'TRADE') = (counter_shift_id is not null)),
  check ((status = 'APPROVED') = (taker_user_id is not null)),
  check (from_user_id is null or to_user_id is null or from_user_id <> to_user_id),
  -- Nobody settles what they are a part of.
  check (decided_by is null or status <> 'APPROVED' or (decided_by is distinct from from_user_id and decided_by <> taker_user_id))
);
create unique index shift_request_living on shift_request (restaurant_id, shift_id) where status in ('OPEN', 'CLAIMED', 'ACCEPTED');
create index shift_request_by_time on shift_request (restaurant_id, asked_at);
create index shift_request_counter on shift_request (restaurant_id, counter_shift_id) where counter_shift_id is not null;
comment on table shift_request is 'tenant: shifts that change hands, and what came of it';

create table shift_bid (
  restaurant_id uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  bid_at timestamptz not null default now(),
  primary key (restaurant_id, request_id, user_id),
  foreign key (restaurant_id, request_id) references shift_request (restaurant_id, id) on delete cascade
);
comment on table shift_bid is 'tenant: who would take a shift, the first first';

create table exchange_setting (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  -- Whether what nothing stands against goes by itself.
  is_automatic boolean not null,
  version integer not null
);
comment on table exchange_setting is 'tenant: how shifts change hands';

-- What a house tells its people, and what one shift leaves for the next, with who has read it.
create table announcement (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('ANNOUNCEMENT', 'HANDOVER')),
  text text not null check (length(text) between 1 and 2000),
  is_urgent boolean not null default false,
  -- For whoever does one of these kinds of work; none for everybody.
  work_role_ids uuid[] not null default '{}' check (cardinality(work_role_ids) <= 60),
  -- The last trading day that it is shown on.
  shown_until date not null,
  written_by uuid not null,
  written_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (restaurant_id, id)
);
create index announcement_by_day on announcement (restaurant_id, shown_until);
comment on table announcement is 'tenant: what people are told, and what a shift leaves for the next';

create table announcement_receipt (
  restaurant_id uuid not null,
  announcement_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (restaurant_id, announcement_id, user_id),
  foreign key (restaurant_id, announcement_id) references announcement (restaurant_id, id) on delete cascade
);
comment on table announcement_receipt is 'tenant, append-only: who has read what they were told';

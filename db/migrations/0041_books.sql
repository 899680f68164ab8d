-- What stock was worth at a moment that somebody vouched for: an approved count, or the end of a closed period.
create table stock_snapshot (
  restaurant_id uuid not null,
  cause text not null check (cause in ('COUNT', 'CLOSE')),
  -- The count, or the closing.
  cause_id uuid not null,
  item_id uuid not null,
  on_hand numeric(18, 6) not null,
  unit_cost numeric(18, 6),
  -- Minor units; null where the cost was unknown.
  value_minor bigint,
  currency text not null,
  taken_at timestamptz not null default now(),
  primary key (restaurant_id, cause_id, item_id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id)
);
-- Every closing and reopening of the books, and who did it.
create table stock_period_change (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  -- The last closed day from then on; null when none is.
  locked_through date,
  reason text check (length(reason) between 1 and 500),
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
comment on table stock_snapshot is 'tenant, append-only: what stock was worth when somebody vouched for it';
comment on table stock_period_change is 'tenant, append-only: closings and reopenings of the stock books';
-- Stands on the row that every movement holds, so that none that was under way when the books were closed misses it.
alter table stock_level add column locked_through date;

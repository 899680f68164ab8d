-- How a restaurant keeps its stock books. No row means the defaults.
create table stock_setting (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  -- The last trading day that is closed: nothing is dated on or before it any more.
  locked_through date,
  -- AVERAGE: weighted average; FIFO: the oldest price leaves first. Fixed once stock has moved, unless revalued.
  costing text not null default 'AVERAGE' check (costing in ('AVERAGE', 'FIFO')),
  updated_at timestamptz not null default now()
);
comment on table stock_setting is 'tenant: how the stock books are kept';

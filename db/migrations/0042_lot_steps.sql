-- What was done with a lot, by whom and why: whoever looks back sees each opening, new date and recall.
create table stock_lot_step (
  restaurant_id uuid not null,
  id uuid not null,
  lot_id uuid not null,
  step text not null check (step in ('OPEN', 'FREEZE', 'THAW', 'QUARANTINE', 'HOLD', 'RELEASE', 'REDATE', 'RECALL', 'EXPIRE')),
  reason text check (length(reason) between 1 and 500),
  -- Until when it may be used from then on; null where nobody knows.
  expires_on date,
  -- Null where the day itself did it.
  taken_by uuid,
  taken_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, lot_id) references stock_lot (restaurant_id, id)
);
-- One lot's history.
create index stock_lot_step_by_lot on stock_lot_step (restaurant_id, lot_id, taken_at);
comment on table stock_lot_step is 'tenant, append-only: what was done with lots';
-- For which day it was told that the lot expires soon; another date is told anew.
alter table stock_lot add column expiry_told_for date;

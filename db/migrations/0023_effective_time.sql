-- A count says what lay on the shelf at one moment. Whatever became known later but happened before that moment must not
-- change what was counted, so every row says since when it holds, apart from when it was recorded.
alter table stock_movement
  add column effective_at timestamptz,
  -- The trading day that the row really belongs to, where that day's period was closed before the row was written.
  add column late_for_date date,
  add constraint stock_movement_effective_known check (effective_at is not null) not valid;

update stock_movement m
   set effective_at = coalesce((select o.occurred_at from stock_movement o
                                 where o.restaurant_id = m.restaurant_id and o.id = m.reversal_of_id), m.occurred_at);

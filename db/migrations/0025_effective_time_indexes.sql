-- outside a transaction
-- The ledger may be large and in use: nothing here holds up those who write to it. Each statement runs by itself.
-- What happened to an item since a moment: a count asks it, and the level's history.
drop index concurrently if exists stock_movement_effective;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists stock_movement_effective on stock_movement (restaurant_id, item_id, effective_at);
-- The counts of an item, which hold against late facts.
drop index concurrently if exists stock_movement_counts;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists stock_movement_counts on stock_movement (restaurant_id, item_id, effective_at)
  where kind = 'COUNT_ADJUST' and source_type = 'count' and reversal_of_id is null;
-- A document finds the rows that it made.
drop index concurrently if exists stock_movement_by_source;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists stock_movement_by_source on stock_movement (restaurant_id, source_id);

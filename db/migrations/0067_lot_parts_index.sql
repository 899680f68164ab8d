-- outside a transaction
-- Stock is moved meanwhile: nothing here holds that up.
-- The parts of a lot, which are recalled and undone with it.
drop index concurrently if exists stock_lot_by_parent;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists stock_lot_by_parent on stock_lot (restaurant_id, parent_id) where parent_id is not null;

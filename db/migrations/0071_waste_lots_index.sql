-- outside a transaction
-- What became of one lot. Waste is logged meanwhile: nothing here holds that up.
drop index concurrently if exists waste_entry_by_lot;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists waste_entry_by_lot on waste_entry (restaurant_id, lot_id) where lot_id is not null;

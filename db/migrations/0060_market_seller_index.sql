-- outside a transaction
-- Suppliers are in use meanwhile: nothing here holds up those who write to them.
-- One supplier of a restaurant stands for everybody at the market who has no name there.
drop index concurrently if exists supplier_anybody;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create unique index concurrently if not exists supplier_anybody on supplier (restaurant_id) where is_anybody;

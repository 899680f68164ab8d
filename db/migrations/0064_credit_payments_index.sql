-- outside a transaction
-- A credit note says what it was taken off; those who pay meanwhile are not held up.
drop index concurrently if exists supplier_payment_by_note;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists supplier_payment_by_note on supplier_payment (restaurant_id, credit_note_id);

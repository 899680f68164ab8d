-- outside a transaction
-- The sweeper asks for the scratch restaurants whose time is over; there are few, and people register meanwhile.
drop index concurrently if exists restaurant_scratch;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists restaurant_scratch on restaurant (scratch_until) where scratch_until is not null;

-- outside a transaction
-- How restless prices were lately is asked of all offers at once; without this, every price of all years was read.
drop index concurrently if exists offer_price_by_time;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists offer_price_by_time on offer_price (restaurant_id, recorded_at) include (offer_id, price_per_base);

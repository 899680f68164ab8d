-- outside a transaction
-- How much of what was sold took nothing from stock is asked by line, and of a day by order; sales go on meanwhile.
drop index concurrently if exists stock_not_taken_by_line;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists stock_not_taken_by_line on stock_not_taken (restaurant_id, line_id);
drop index concurrently if exists stock_not_taken_by_order;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists stock_not_taken_by_order on stock_not_taken (restaurant_id, order_id);

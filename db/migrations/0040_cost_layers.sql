-- Where the oldest price leaves first, a level keeps what is left of each price: [{"quantity": "10", "value": "1000"}],
-- oldest first. Null where the weighted average is kept.
alter table stock_level add column cost_layers jsonb;

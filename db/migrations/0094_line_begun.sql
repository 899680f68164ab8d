-- When somebody first began a line. Calling it back clears its times, but what was used is used: it stays taken from stock.
alter table order_line add column begun_at timestamptz;

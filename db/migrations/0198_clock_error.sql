-- A device whose clock is wrong still records: what it did is booked at the right time, and how wrong the clock was stands
-- beside it, so that whoever reads the trail can weigh it.
alter table audit_entry add column clock_error_ms bigint;

comment on column audit_entry.clock_error_ms is 'by how much the device''s clock was wrong, in occurred_at already; null where nobody could tell';

-- A photograph is of a paper, of a thermometer's display or of a label on a shelf: each is read, counted and kept by itself.
alter table assistant_scan
  add column kind text not null default 'PAPER' check (kind in ('PAPER', 'DISPLAY', 'LABEL'));
-- The same picture read as something else is another reading.
alter table assistant_scan drop constraint assistant_scan_restaurant_id_fingerprint_key;
-- Readings of one restaurant are few: the index is built within a moment.
-- squawk-ignore constraint-missing-not-valid, disallowed-unique-constraint
alter table assistant_scan add constraint assistant_scan_of_picture unique (restaurant_id, kind, fingerprint);

-- Checked apart from the change itself, so that it held no lock.
alter table waste_entry validate constraint waste_entry_lot;

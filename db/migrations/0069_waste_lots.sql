-- From which lot something was thrown away, where a person said so; otherwise what expires first was taken.
alter table waste_entry add column lot_id uuid;
alter table waste_entry add constraint waste_entry_lot foreign key (restaurant_id, lot_id)
  references stock_lot (restaurant_id, id) not valid;

-- A part of a lot that was opened, frozen or thawed by itself is a lot of its own, and knows what it was taken from.
alter table stock_lot add column parent_id uuid;
alter table stock_lot add constraint stock_lot_parent
  foreign key (restaurant_id, parent_id) references stock_lot (restaurant_id, id) not valid;

-- What goes from a lot into a part of it is no row of the ledger, where both are the same item: the step says it instead.
alter table stock_lot_movement add column step_id uuid;
-- Whoever reads shares joins their movement, and so passes over those without.
-- squawk-ignore ban-drop-not-null
alter table stock_lot_movement alter column movement_id drop not null;
alter table stock_lot_movement add constraint stock_lot_movement_step
  foreign key (restaurant_id, step_id) references stock_lot_step (restaurant_id, id) not valid;
alter table stock_lot_movement add constraint stock_lot_movement_cause check ((movement_id is null) <> (step_id is null)) not valid;

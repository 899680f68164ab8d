-- Nothing that stands can break them: every older lot has no parent, every older share a movement.
alter table stock_lot validate constraint stock_lot_parent;
alter table stock_lot_movement validate constraint stock_lot_movement_step;
alter table stock_lot_movement validate constraint stock_lot_movement_cause;

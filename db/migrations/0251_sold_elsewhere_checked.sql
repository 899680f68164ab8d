-- Every order that was written before has a source that is known.
alter table kitchen_order validate constraint kitchen_order_source_check;

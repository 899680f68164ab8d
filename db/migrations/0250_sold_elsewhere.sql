-- What was sold by somebody else's system comes as orders of their own: its name stands on them, and nobody cooks by them.
alter table kitchen_order add column sold_by text;
alter table kitchen_order drop constraint kitchen_order_source_check;
alter table kitchen_order add constraint kitchen_order_source_check check (source in ('PAD', 'TILL', 'GUEST', 'ELSEWHERE')) not valid;

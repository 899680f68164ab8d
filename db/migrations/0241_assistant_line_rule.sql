-- What a supplier's line means: people said it when they looked at a reading.
create table assistant_line_rule (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  supplier_id uuid not null,
  -- As it is compared; empty where the line bears none.
  code text not null check (length(code) <= 120),
  text text not null check (length(text) <= 400),
  item_id uuid not null,
  -- How often it was said without being corrected.
  confirmed_count integer not null check (confirmed_count > 0),
  said_at timestamptz not null default now(),
  primary key (restaurant_id, supplier_id, code, text),
  foreign key (restaurant_id, supplier_id) references supplier (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, item_id) references item (restaurant_id, id) on delete cascade
);
comment on table assistant_line_rule is 'tenant: which item a supplier means by a line of its papers';
-- An item that goes takes its rules along.
create index assistant_line_rule_of_item on assistant_line_rule (restaurant_id, item_id);

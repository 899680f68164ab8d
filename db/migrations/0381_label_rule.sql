-- What a label on a shelf or a pack means: people said it when they looked at a photograph of one.
create table assistant_label_rule (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  -- As it is compared.
  text text not null check (length(text) between 1 and 400),
  item_id uuid not null,
  -- How often it was said without being corrected.
  confirmed_count integer not null check (confirmed_count > 0),
  said_at timestamptz not null default now(),
  primary key (restaurant_id, text),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id) on delete cascade
);
comment on table assistant_label_rule is 'tenant: which item a label on a shelf or a pack means';
-- An item that goes takes its rules along.
create index assistant_label_rule_of_item on assistant_label_rule (restaurant_id, item_id);

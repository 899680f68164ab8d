-- A batch of a prep that is kept in stock: what the version in effect takes went out of stock, and what came of it in.
create table prep_batch (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  recipe_id uuid not null,
  version_no integer not null,
  -- The item that it was booked in as; of a merged one the item that stays holds it.
  item_id uuid not null,
  -- Base units of the item: what was meant to come of it, and what came.
  planned_quantity numeric(18, 6) not null check (planned_quantity > 0),
  actual_quantity numeric(18, 6) not null check (actual_quantity > 0),
  entered_text text not null,
  -- The lot that it became, where the item tells its lots apart.
  lot_id uuid,
  -- What went into it had cost. Null where that is not known of all of it; known_minor is then what is known.
  value_minor bigint check (value_minor >= 0),
  known_minor bigint not null check (known_minor >= 0),
  currency text not null,
  uncosted_item_ids uuid[] not null default '{}',
  -- Lines of recipes that could not be said in stock: [{"recipeId": "...", "lineId": "...", "code": "UNIT_NOT_BRIDGED"}]
  not_taken jsonb not null default '[]',
  note text check (length(note) between 1 and 500),
  made_by uuid not null,
  made_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  business_date date not null,
  device_id uuid,
  undone_by uuid,
  undone_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, recipe_id, version_no) references recipe_version (restaurant_id, recipe_id, version_no) on delete cascade,
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  check ((undone_by is null) = (undone_at is null)),
  check (value_minor is null or value_minor = known_minor)
);
create index prep_batch_newest on prep_batch (restaurant_id, made_at desc, id desc);
create index prep_batch_of_recipe on prep_batch (restaurant_id, recipe_id, made_at desc, id desc);
comment on table prep_batch is 'tenant: batches of preps that were made, and what came of them';

-- Recipes, their versions, and what is sold. A version that was approved is never changed: another one follows it, from
-- its day on, and what was sold before is told by the one that was in effect then.
create table recipe (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('DISH', 'PREP', 'MODIFIER')),
  name text not null check (length(name) between 1 and 80),
  name_local text check (length(name_local) between 1 and 80),
  -- The item that it is kept in stock as; null for what is made on the fly.
  stock_item_id uuid,
  -- How much of it should be ready, in the unit that it yields; null where nobody said.
  par numeric(18, 6) check (par > 0),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, stock_item_id) references item (restaurant_id, id)
);
create index recipe_by_name on recipe (restaurant_id, kind, name) where archived_at is null;
-- One item is made by one recipe.
create unique index recipe_of_item on recipe (restaurant_id, stock_item_id) where stock_item_id is not null and archived_at is null;
comment on table recipe is 'tenant: what is cooked, whatever its versions say';

create table recipe_version (
  restaurant_id uuid not null,
  recipe_id uuid not null,
  version_no integer not null check (version_no > 0),
  state text not null check (state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'DISCARDED')),
  -- From when it is in effect; null until it is approved.
  effective_at timestamptz,
  yield_quantity numeric(18, 6) not null check (yield_quantity > 0),
  yield_unit text not null,
  portions numeric(18, 6) check (portions > 0),
  -- Minutes of hands, and minutes that pass by themselves.
  active_minutes integer not null default 0 check (active_minutes between 0 and 100000),
  passive_minutes integer not null default 0 check (passive_minutes between 0 and 100000),
  -- [{"text": "...", "textLocal": null}]
  steps jsonb not null default '[]',
  change_note text,
  written_by uuid not null,
  written_at timestamptz not null default now(),
  approved_by uuid,
  approved_at timestamptz,
  version integer not null default 1,
  primary key (restaurant_id, recipe_id, version_no),
  foreign key (restaurant_id, recipe_id) references recipe (restaurant_id, id) on delete cascade,
  check ((state = 'APPROVED') = (effective_at is not null))
);
-- The version in effect at a moment.
create index recipe_version_in_effect on recipe_version (restaurant_id, recipe_id, effective_at desc) where state = 'APPROVED';
-- One version at a time is being written.
create unique index recipe_version_open on recipe_version (restaurant_id, recipe_id) where state in ('DRAFT', 'IN_REVIEW');
comment on table recipe_version is 'tenant: what goes into a recipe and what comes out, from a day on';

create table recipe_line (
  restaurant_id uuid not null,
  recipe_id uuid not null,
  version_no integer not null,
  line_id uuid not null,
  -- Exactly one of the three says what it is.
  item_id uuid,
  sub_recipe_id uuid,
  custom_name text check (length(custom_name) between 1 and 80),
  -- Of what has no item: by a person's word without allergens and of no animal.
  is_neutral boolean not null default false,
  quantity numeric(18, 6) not null check (quantity > 0),
  unit text not null,
  -- Hundredths of a percent that are left after trimming.
  usable_share integer not null default 10000 check (usable_share between 1 and 10000),
  is_optional boolean not null default false,
  note text,
  sort_order integer not null,
  primary key (restaurant_id, recipe_id, version_no, line_id),
  foreign key (restaurant_id, recipe_id, version_no) references recipe_version (restaurant_id, recipe_id, version_no) on delete cascade,
  foreign key (restaurant_id, item_id) references item (restaurant_id, id),
  foreign key (restaurant_id, sub_recipe_id) references recipe (restaurant_id, id),
  check (num_nonnulls(item_id, sub_recipe_id, custom_name) = 1)
);
-- Which recipes an item or another recipe is used in.
create index recipe_line_by_item on recipe_line (restaurant_id, item_id) where item_id is not null;
create index recipe_line_by_recipe on recipe_line (restaurant_id, sub_recipe_id) where sub_recipe_id is not null;
comment on table recipe_line is 'tenant: so much of something in a version of a recipe';

-- Somebody vouched for what a version contains. What it said then is kept: when the roll-up says otherwise, it is open again.
create table allergen_verification (
  restaurant_id uuid not null,
  id uuid not null,
  recipe_id uuid not null,
  version_no integer not null,
  -- {"MILK": "CONTAINS", ...}: the fourteen as they were vouched for.
  allergens jsonb not null,
  evidence text,
  verified_by uuid not null,
  verified_at timestamptz not null,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, recipe_id, version_no) references recipe_version (restaurant_id, recipe_id, version_no) on delete cascade
);
create index allergen_verification_latest on allergen_verification (restaurant_id, recipe_id, verified_at desc);
comment on table allergen_verification is 'tenant, append-only: who vouched for the allergens of a recipe';

create table menu_category (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  name_local text check (length(name_local) between 1 and 80),
  sort_order integer not null default 0,
  version integer not null default 1,
  archived_at timestamptz,
  primary key (restaurant_id, id)
);
comment on table menu_category is 'tenant: the headings of the menu';

create table dish (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  name_local text check (length(name_local) between 1 and 80),
  description text check (length(description) <= 500),
  description_local text check (length(description_local) <= 500),
  category_id uuid,
  recipe_id uuid,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'LIVE', 'PAUSED', 'RETIRED')),
  -- Why it is off, who took it off, and when it comes back by itself; all null unless it is paused.
  pause_source text check (pause_source in ('HAND', 'STOCK')),
  pause_reason text,
  paused_until timestamptz,
  -- {"days": [], "hours": null, "fasting": "ALWAYS"}
  availability jsonb not null default '{"days": [], "hours": null, "fasting": "ALWAYS"}',
  -- Hundredths of a percent: VAT within the price, and what the food should cost of the price without it.
  vat_rate integer not null default 0 check (vat_rate between 0 and 10000),
  target_food_cost_share integer check (target_food_cost_share between 1 and 10000),
  -- Seconds that the kitchen may take.
  target_seconds integer check (target_seconds between 10 and 36000),
  -- The course that it usually goes out with, from 1.
  course integer not null default 1 check (course between 1 and 9),
  sort_order integer not null default 0,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, category_id) references menu_category (restaurant_id, id),
  foreign key (restaurant_id, recipe_id) references recipe (restaurant_id, id)
);
create index dish_on_menu on dish (restaurant_id, sort_order, name) where state in ('LIVE', 'PAUSED');
create index dish_by_recipe on dish (restaurant_id, recipe_id) where recipe_id is not null;
-- What comes back by itself.
create index dish_coming_back on dish (restaurant_id, paused_until) where paused_until is not null;
comment on table dish is 'tenant: what is sold';

create table dish_price (
  restaurant_id uuid not null,
  dish_id uuid not null,
  channel text not null check (channel in ('DINE_IN', 'TAKEAWAY', 'DELIVERY')),
  -- Minor units as the guest pays them, VAT within.
  gross_minor bigint not null check (gross_minor >= 0),
  currency text not null,
  primary key (restaurant_id, dish_id, channel),
  foreign key (restaurant_id, dish_id) references dish (restaurant_id, id) on delete cascade
);
comment on table dish_price is 'tenant: what a dish costs where it is sold';

create table modifier_group (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  name_local text check (length(name_local) between 1 and 80),
  choose_min integer not null default 0 check (choose_min between 0 and 40),
  choose_max integer check (choose_max between 1 and 40),
  version integer not null default 1,
  archived_at timestamptz,
  primary key (restaurant_id, id)
);
comment on table modifier_group is 'tenant: choices that dishes offer';

create table modifier (
  restaurant_id uuid not null,
  id uuid not null,
  group_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  name_local text check (length(name_local) between 1 and 80),
  price_delta_minor bigint not null default 0,
  currency text not null,
  -- NONE says that it takes nothing; UNMAPPED that nobody said, which is counted and shown.
  stock_effect text not null default 'UNMAPPED' check (stock_effect in ('UNMAPPED', 'NONE', 'RECIPE')),
  -- What it adds, one portion of it; with `leaves_out`, what it takes away.
  recipe_id uuid,
  leaves_out boolean not null default false,
  sort_order integer not null default 0,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, group_id) references modifier_group (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, recipe_id) references recipe (restaurant_id, id),
  check ((stock_effect = 'RECIPE') = (recipe_id is not null))
);
create index modifier_by_group on modifier (restaurant_id, group_id, sort_order);
create index modifier_by_recipe on modifier (restaurant_id, recipe_id) where recipe_id is not null;
comment on table modifier is 'tenant: one choice, what it costs and what it takes from stock';

create table dish_modifier_group (
  restaurant_id uuid not null,
  dish_id uuid not null,
  group_id uuid not null,
  sort_order integer not null default 0,
  primary key (restaurant_id, dish_id, group_id),
  foreign key (restaurant_id, dish_id) references dish (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, group_id) references modifier_group (restaurant_id, id) on delete cascade
);
comment on table dish_modifier_group is 'tenant: which choices a dish offers';

-- Without anything of an animal; null where nobody said, which is never taken as yes.
alter table item add column is_fasting boolean;

-- Dishes that came in from one file, so that the file can be taken back whole.
create table dish_import (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  file_name text not null check (length(file_name) between 1 and 200),
  imported_by uuid not null,
  imported_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  primary key (restaurant_id, id),
  check ((undone_by is null) = (undone_at is null))
);
create index dish_import_by_time on dish_import (restaurant_id, imported_at desc);
comment on table dish_import is 'tenant: a file that dishes came from';

create table dish_import_row (
  restaurant_id uuid not null,
  import_id uuid not null,
  -- Line of the file, from 1.
  row_number integer not null check (row_number >= 1),
  -- What the row made; a dish that is taken back takes its row along.
  dish_id uuid not null,
  -- The heading that was made for it; null where it stood already.
  category_id uuid,
  primary key (restaurant_id, import_id, row_number),
  foreign key (restaurant_id, import_id) references dish_import (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, dish_id) references dish (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, category_id) references menu_category (restaurant_id, id)
);
create index dish_import_row_by_dish on dish_import_row (restaurant_id, dish_id);
create index dish_import_row_by_category on dish_import_row (restaurant_id, category_id) where category_id is not null;
comment on table dish_import_row is 'tenant: what a row of a file became';

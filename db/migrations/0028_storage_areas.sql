-- A storage area that is given up leaves the walk, and what was counted there keeps its name.
alter table storage_area add column archived_at timestamptz;
-- Counted every day: what is dear, and what goes missing.
alter table item add column is_key boolean not null default false;
-- Where an item stands on the shelf of an area, from 0; one that was never put in order stands behind the others.
alter table item_storage_area add column shelf_order integer check (shelf_order >= 0);

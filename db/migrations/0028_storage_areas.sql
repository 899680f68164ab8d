-- A storage area that is given up leaves the walk, and what was counted there keeps its name.
alter table storage_area add column archived_at timestamptz;
-- Two areas in use of one name would be one shelf in two places; one that was given up gives its name back.
drop index storage_area_name;
create unique index storage_area_name on storage_area (restaurant_id, lower(name)) where archived_at is null;
-- Counted every day: what is dear, and what goes missing.
alter table item add column is_key boolean not null default false;
-- Where an item stands on the shelf of an area, from 0; one that was never put in order stands behind the others.
alter table item_storage_area add column shelf_order integer check (shelf_order >= 0);

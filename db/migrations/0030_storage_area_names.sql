-- outside a transaction
-- Two areas in use of one name would be one shelf in two places; one that was given up gives its name back. The new rule
-- stands before the old one goes, so that there is no moment without either.
drop index concurrently if exists storage_area_name_in_use;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create unique index concurrently if not exists storage_area_name_in_use on storage_area (restaurant_id, lower(name))
  where archived_at is null;
drop index concurrently if exists storage_area_name;

-- Two items that were one all along. The one that goes keeps its history and points at the one that stays; for thirty
-- days the merge can be taken back, so what it moved is kept beside it.
create table item_merge (
  restaurant_id uuid not null,
  id uuid not null,
  merged_id uuid not null,
  kept_id uuid not null,
  -- What came over: in the base unit of both, and minor units of `currency`; null where the cost was unknown.
  quantity numeric(18, 6) not null,
  value_minor bigint,
  currency text not null,
  barcodes text[] not null default '{}',
  -- Places of the merged item where the other did not lie yet.
  storage_area_ids uuid[] not null default '{}',
  -- [{"id": "...", "onHand": "10"}]: lots that went along, with what they held.
  lots jsonb not null default '[]',
  -- What the one that stays was before: {"version": 3, "tracksLots": false, "allergens": {}}.
  kept_before jsonb not null,
  was_active boolean not null,
  merged_by uuid not null,
  merged_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, merged_id) references item (restaurant_id, id),
  foreign key (restaurant_id, kept_id) references item (restaurant_id, id)
);
-- An item goes into one other at a time.
create unique index item_merge_standing on item_merge (restaurant_id, merged_id) where undone_at is null;
-- What went into an item.
create index item_merge_by_kept on item_merge (restaurant_id, kept_id);
-- The latest, which may still be taken back.
create index item_merge_by_time on item_merge (restaurant_id, merged_at desc);
comment on table item_merge is 'tenant: items that were merged into others';

-- Where to follow a merged item. It stands on the level's row, which every movement holds: one that waited for a merge
-- then sees it.
alter table stock_level add column merged_into_id uuid;

-- A dish that is off while stock makes no portion of it, where a house wants that; nobody has to keep stock so well.
alter table dish add column follows_stock boolean not null default false;
-- Until when it is sold although stock says otherwise: somebody looked at the shelf.
alter table dish add column sold_anyway_until timestamptz;

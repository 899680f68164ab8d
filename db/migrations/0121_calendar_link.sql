-- Somebody's shifts are opened in their own calendar by a link of theirs.
alter table access_link drop constraint access_link_kind_check;
alter table access_link add constraint access_link_kind_check check (kind in ('purchase-order', 'guest-menu', 'calendar')) not valid;

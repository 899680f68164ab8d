-- The menu that guests open by the code on their table: one link of a restaurant at a time, until it is revoked.
alter table access_link drop constraint access_link_kind_check;
alter table access_link add constraint access_link_kind_check check (kind in ('purchase-order', 'guest-menu'));
create unique index access_link_guest_menu on access_link (restaurant_id) where kind = 'guest-menu' and revoked_at is null;

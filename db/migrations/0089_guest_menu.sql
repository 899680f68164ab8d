-- The menu that guests open by the code on their table is opened by a link of a restaurant, like an order by its supplier.
alter table access_link drop constraint access_link_kind_check;
alter table access_link add constraint access_link_kind_check check (kind in ('purchase-order', 'guest-menu')) not valid;

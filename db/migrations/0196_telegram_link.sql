-- Somebody's chat is connected by a link that opens once.
alter table access_link drop constraint access_link_kind_check;
alter table access_link add constraint access_link_kind_check check (kind in ('purchase-order', 'guest-menu', 'calendar', 'telegram')) not valid;

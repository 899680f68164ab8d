-- Every link that was made before is of a kind that is known.
alter table access_link validate constraint access_link_kind_check;

-- What nobody keeps stock of has a name in both languages, as everything else on a menu has; its length is the schema's to hold.
alter table recipe_line add column custom_name_local text;

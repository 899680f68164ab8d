-- What a portion is packed in when it is sold by these channels; null for what is cooked with. Only an item can be packaging.
alter table recipe_line add column channels text[];
alter table recipe_line add constraint recipe_line_packaging check (
  channels is null
  or (item_id is not null and cardinality(channels) between 1 and 3 and channels <@ array['DINE_IN', 'TAKEAWAY', 'DELIVERY'])
) not valid;

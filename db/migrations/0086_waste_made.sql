-- What was cooked and thrown away is taken apart by its recipe: which one it was, and how much of its cost is known.
alter table waste_entry add column recipe_id uuid;
alter table waste_entry add column recipe_version_no integer;
-- What is known of its cost where not all of it is: value_minor is then null, and never nought.
alter table waste_entry add column known_minor bigint;
-- Parts of it that nobody knows the cost of, or that could not be said in stock.
alter table waste_entry add column uncosted integer;

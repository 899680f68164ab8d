-- What the label of a bought item says it is made of: food packed before it is ordered must say it too, and must name the
-- cereal or the nut behind two of the fourteen allergens.
alter table item add column made_of text check (length(made_of) between 1 and 600);
alter table item add column made_of_local text check (length(made_of_local) between 1 and 600);

-- No line of before is packaging.
alter table recipe_line validate constraint recipe_line_packaging;

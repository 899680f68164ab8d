-- When a restaurant is open: a list of {"day", "opens", "closes"}, day 1 (Monday) to 7, times by its own clock as "09:00".
-- A closing at or before the opening lies on the next day. An empty list says nothing.
alter table restaurant add column opening_hours jsonb not null default '[]';

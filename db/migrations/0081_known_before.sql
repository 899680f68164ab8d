-- What the kitchen knew of a line before it was changed, until somebody there has seen the change: the screen shows both.
-- {"quantity": 2, "note": null, "hasAllergy": false}
alter table order_line add column known_before jsonb;

-- What guests left beyond the bills of a trading day is kept with the rest of it. Days that were kept without are added up again.
delete from derived.sold_day;
alter table derived.sold_day add column tips jsonb not null default '[]';
-- Whoever keeps a day says what of it.
alter table derived.sold_day alter column tips drop default;

-- What was paid is never changed, only added to.
create trigger order_payment_added_forgets_day after insert on order_payment
  referencing new table as changed for each statement execute function derived.forget_days_of_parts();

-- What an hour earned when its minutes went to the payroll, so that a rate that changes later changes nothing that went.
alter table timesheet_line
  add column hourly_minor bigint check (hourly_minor >= 0),
  add column currency text check (currency in ('USD', 'EUR', 'GBP', 'ETB'));
alter table timesheet_line add constraint timesheet_line_rate_has_currency check ((hourly_minor is null) = (currency is null)) not valid;

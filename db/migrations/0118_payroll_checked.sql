-- No line of before has a rate.
alter table timesheet_line validate constraint timesheet_line_rate_has_currency;

-- What a supplier's price is taxed at, so that a price quoted with its tax is booked without it; null where nobody has
-- said. Freight and deposits of an invoice have a rate of their own, and a tax that the rates do not come to is a
-- difference like any other.
alter table supplier_offer add column tax_rate_bps integer check (tax_rate_bps between 0 and 10000);
alter table supplier_invoice
  add column charges_tax_rate_bps integer not null default 0 check (charges_tax_rate_bps between 0 and 10000);
alter table invoice_exception drop constraint invoice_exception_kind_check;
alter table invoice_exception add constraint invoice_exception_kind_check
  check (kind in ('QUANTITY', 'PRICE', 'NOT_RECEIVED', 'LINE_TOTAL', 'TAX', 'TOTAL', 'CURRENCY')) not valid;

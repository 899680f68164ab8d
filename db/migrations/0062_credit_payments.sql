-- A credit note pays for invoices: each part of it says which note it is of, so that both are open by what is left.
alter table supplier_payment add column credit_note_id uuid;
alter table supplier_payment drop constraint supplier_payment_method_check;
alter table supplier_payment add constraint supplier_payment_method_check
  check (method in ('BANK', 'CASH', 'CARD', 'WALLET', 'CHEQUE', 'CREDIT')) not valid;
alter table supplier_payment add constraint supplier_payment_of_note
  check ((method = 'CREDIT') = (credit_note_id is not null)) not valid;
alter table supplier_payment add constraint supplier_payment_note
  foreign key (restaurant_id, credit_note_id) references supplier_invoice (restaurant_id, id) not valid;

-- What stood before keeps the new bounds as well: proved without holding anyone up.
alter table invoice_exception validate constraint invoice_exception_kind_check;
alter table supplier_payment validate constraint supplier_payment_method_check;
alter table supplier_payment validate constraint supplier_payment_of_note;
alter table supplier_payment validate constraint supplier_payment_note;

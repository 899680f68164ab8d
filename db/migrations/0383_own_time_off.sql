-- An owner, over whom nobody stands, agrees to their own time off too: who may is decided where their role is known.
alter table time_off drop constraint time_off_check3;
alter table time_off add constraint time_off_agreed_by check (status <> 'APPROVED' or decided_by is not null) not valid;

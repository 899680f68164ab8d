-- A dough or a stock pot is made in whole batches or not at all; what is planned of it is rounded up to them.
alter table recipe add column is_made_whole boolean not null default false;

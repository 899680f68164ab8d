-- What part of the sales labour is to cost at most, as the house wants it, in hundredths of a percent.
alter table clock_setting add column labour_target_bps integer check (labour_target_bps between 100 and 10000);

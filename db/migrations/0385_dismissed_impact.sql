-- What hung on an alert when its person put it aside: it comes back while its cause stands, once twice as much does.
alter table alert add column dismissed_impact_minor bigint;

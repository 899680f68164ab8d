-- How far waste has heard of food that a check threw away; zero for whoever has not listened yet.
alter table waste_hearing add column tasks_sequence bigint not null default 0;

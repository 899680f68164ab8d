-- How far waste has heard of what the kitchen announced, so that a discard becomes an entry once.
create table waste_hearing (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  last_sequence bigint not null check (last_sequence >= 0)
);
comment on table waste_hearing is 'tenant: how far waste has heard of what the kitchen announced';

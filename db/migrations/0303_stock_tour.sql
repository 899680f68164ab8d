-- How far somebody is on their tour of stock, which goes through a scratch restaurant of its own.
create table stock_tour (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  user_id uuid not null,
  scratch_id uuid not null,
  scratch_person_id uuid not null,
  item_id uuid not null,
  steps jsonb not null default '[]',
  begun_at timestamptz not null default now(),
  primary key (restaurant_id, user_id)
);
comment on table stock_tour is 'tenant: how far somebody is on their tour of stock';

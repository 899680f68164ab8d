-- A filled rota as it is proposed: nothing of it stands until somebody accepts it.
create table rota_proposal (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  from_date date not null,
  day_count integer not null check (day_count in (7, 28)),
  -- What mattered more where both could not be had.
  aim text not null check (aim in ('COST', 'PEOPLE')),
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED', 'ACCEPTED', 'DISCARDED')),
  -- Whoever waits no longer asks the search to end with the best so far.
  is_stopping boolean not null default false,
  -- How much better it could still get at most, in thousandths; none while nobody knows.
  gap_permille integer check (gap_permille >= 0),
  -- Each with who, when, which kind of work, and why.
  shifts jsonb not null default '[]',
  -- Each with when, how many, and why nobody.
  gaps jsonb not null default '[]',
  -- Earlier proposals' shifts that nobody touched and that this one stands in place of, by id and version.
  replaces jsonb not null default '[]',
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  -- When the search last said that it goes on; one that went silent is over.
  heard_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create index rota_proposal_by_day on rota_proposal (restaurant_id, from_date, asked_at);
comment on table rota_proposal is 'tenant: rotas that were filled by the machine, until somebody accepts or discards them';

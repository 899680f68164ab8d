-- A run of the self-checks of the stock books: who asked, how far it is, and what each check found.
create table stock_check_run (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'BROKEN')),
  -- Moved on after every check: a run that no longer moves has lost its server.
  beat_at timestamptz not null default now(),
  ended_at timestamptz,
  results jsonb not null default '[]',
  primary key (restaurant_id, id),
  check ((ended_at is null) = (status in ('WAITING', 'RUNNING')))
);
comment on table stock_check_run is 'tenant: runs of the self-checks of the stock books';
-- One at a time; what waits or runs is looked for by the job too.
create unique index stock_check_run_open on stock_check_run (restaurant_id) where ended_at is null;
-- A house is shown its last runs.
create index stock_check_run_latest on stock_check_run (restaurant_id, asked_at desc);

-- What waits, and what lost its server: for the job, which visits no restaurant that asked for nothing.
create function app.stock_checks_open() returns table (restaurant_id uuid, id uuid, is_lost boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select r.restaurant_id, r.id, r.status = 'RUNNING'
      from public.stock_check_run r
     where r.status = 'WAITING' or (r.status = 'RUNNING' and r.beat_at < now() - interval '2 minutes');
  end;
revoke execute on function app.stock_checks_open() from public;
grant execute on function app.stock_checks_open() to maed_app;

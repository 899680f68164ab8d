-- Receipt printers on the restaurant's own network, and what waits for them.
create table printer (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- Four numbers of the own network, or a name that ends in .local: the server dials nothing else.
  host text not null check (length(host) between 1 and 63),
  port integer not null default 9100 check (port between 9100 and 9109),
  paper_mm integer not null check (paper_mm in (58, 80)),
  language text not null check (language in ('en', 'am')),
  -- Whose tickets it prints by itself; none: only what somebody asks for.
  station_ids uuid[] not null default '{}',
  prints_bills boolean not null default false,
  -- Whether it has ever said how it is: from then on its silence is a fault.
  is_talking boolean not null default false,
  failing_since timestamptz,
  fault text check (fault in ('NAME_UNKNOWN', 'NO_ANSWER', 'NOT_TAKEN', 'NO_PAPER', 'COVER_OPEN', 'NOT_READY')),
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  -- One server at a time prints on it; one that dies gives it back by the clock.
  busy_until timestamptz,
  last_printed_at timestamptz,
  version integer not null default 1,
  archived_at timestamptz,
  primary key (restaurant_id, id),
  check ((failing_since is null) = (fault is null))
);
comment on table printer is 'tenant: receipt printers on the own network';

create table print_job (
  restaurant_id uuid not null,
  id uuid not null,
  printer_id uuid not null,
  -- In which order papers come out.
  entry bigint generated always as identity,
  kind text not null check (kind in ('TICKET', 'OPEN_TICKET', 'BILL', 'TEST')),
  order_id uuid,
  -- What people call it: the number of the order, or the printer's name.
  label text not null,
  -- What stands on it, as it was when it was asked for.
  slip jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'PRINTED', 'DROPPED')),
  -- Some of it may be on paper already: it says so of itself when it comes again.
  has_begun boolean not null default false,
  queued_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, printer_id) references printer (restaurant_id, id) on delete cascade,
  foreign key (restaurant_id, order_id) references kitchen_order (restaurant_id, id) on delete cascade
);
create index print_job_waiting on print_job (restaurant_id, printer_id, entry) where state = 'WAITING';
create index print_job_done on print_job (restaurant_id, printer_id, done_at) where state <> 'WAITING';
create index print_job_of_order on print_job (restaurant_id, order_id) where order_id is not null;
comment on table print_job is 'tenant: papers that wait for a printer, and those that came out lately';

-- Which printers have something to do, over all restaurants: for the job that serves them.
create function app.printers_due(p_count integer) returns table (restaurant_id uuid, printer_id uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select p.restaurant_id, p.id from public.printer p
     where p.archived_at is null and p.due_at <= now() and (p.busy_until is null or p.busy_until < now())
       and exists (select from public.print_job j
                    where j.restaurant_id = p.restaurant_id and j.printer_id = p.id and j.state = 'WAITING')
     order by p.due_at limit p_count;
  end;
revoke execute on function app.printers_due(integer) from public;
grant execute on function app.printers_due(integer) to maed_app;

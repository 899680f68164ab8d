-- What the installation did for itself. It concerns no restaurant's data, so it lies outside the tenant tables.
create schema operations;
grant usage on schema operations to maed_app, maed_backup;

create table operations.backup_run (
  id uuid primary key default uuidv7(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  folder text not null,
  -- The first line of what went wrong; null where nothing did, or while it runs.
  error text
);
grant select, insert, update on operations.backup_run to maed_app;
grant select on operations.backup_run to maed_backup;

-- A second factor at the sign-in: codes of an app on the person's phone. Its secret and the codes for the day when the
-- phone is lost are encrypted by the sign-in library with this installation's own secret, which no backup holds.
alter table auth."user" add column two_factor_enabled boolean not null default false;

create table auth.two_factor (
  id uuid primary key,
  user_id uuid not null unique references auth."user" (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- False until a first code was typed: what was never tried locks nobody out.
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
grant select, insert, update, delete on auth.two_factor to maed_auth;

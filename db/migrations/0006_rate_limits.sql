-- Counters of the rate limiter, shared by all servers of one database.
create table auth.rate_limit_counter (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on auth.rate_limit_counter to maed_auth;

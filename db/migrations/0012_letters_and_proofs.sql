-- Letters that wait to be sent, and what proves by its possession that a letter arrived.
--
-- A letter's facts may hold a link that opens something. So letters lie in a schema that no backup takes along, the
-- application may add them and read none, and the facts are removed as soon as a letter has been handed over.
create schema mail;
grant usage on schema mail to maed_app, maed_auth;

create table mail.letter (
  id uuid primary key default uuidv7(),
  recipient text not null,
  language text not null check (language in ('en', 'am')),
  template text not null,
  -- What the template says; null once the letter was handed over or given up.
  facts jsonb,
  queued_at timestamptz not null default now(),
  -- When it is tried next; moved on before each attempt, so that two servers never send the same letter.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  delivered_at timestamptz,
  -- What the last failed attempt heard, first line; null where none failed.
  error text
);
create index letter_waiting on mail.letter (due_at) where delivered_at is null;
grant insert on mail.letter to maed_app;
grant select, update, delete on mail.letter to maed_auth;

-- One proof of each kind for a person: a newer one takes the place of the older, which thereby ends.
create table auth.proof (
  user_id uuid not null references auth."user" (id) on delete cascade,
  kind text not null check (kind in ('recovery', 'recovery-session', 'verification')),
  -- SHA-256 of what was handed out, in hex.
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
grant select, insert, update, delete on auth.proof to maed_auth;

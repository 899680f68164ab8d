-- Passkeys: a key pair that a device or password manager holds, whose public half lies here. It opens a sign-in by itself,
-- because the device asks its owner first. Columns are those of the sign-in library; ours is when it was last used.
create table auth.passkey (
  id uuid primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_user on auth.passkey (user_id);
grant select, insert, update, delete on auth.passkey to maed_auth;

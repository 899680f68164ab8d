-- Accounts: what the sign-in library keeps. Only the role maed_auth reaches this schema, and it holds no restaurant's data.
create schema auth;
grant usage on schema auth to maed_auth;

create table auth."user" (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.session (
  id uuid primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on auth.session (user_id);

create table auth.account (
  id uuid primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_by_user on auth.account (user_id);

create table auth.verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_by_identifier on auth.verification (identifier);

create table auth.rate_limit (
  id uuid primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

grant select, insert, update, delete on all tables in schema auth to maed_auth;

-- A person as the product knows them; the address and password stay in schema auth.
create table profile (
  user_id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  title text not null check (title in ('owner', 'manager', 'chef', 'kitchenstaff', 'staff')),
  avatar_url text,
  language text not null default 'en' check (language in ('en', 'am')),
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  use_ethiopian_time boolean not null default false,
  use_ethiopian_calendar boolean not null default false,
  preferred_time_zone text,
  -- The restaurant being worked in now.
  restaurant_id uuid,
  planned_upgrade text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table profile is 'person: a person as the product knows them; seen by colleagues of the restaurant entered';

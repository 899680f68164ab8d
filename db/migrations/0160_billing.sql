-- How far a plan is paid for, beside the plan itself.
alter table subscription
  add column period_start_at timestamptz,
  add column period_end_at timestamptz,
  -- The end of months paid ahead, which nobody renews by itself.
  add column prepaid_until timestamptz,
  -- Since when a payment is owed.
  add column past_due_at timestamptz,
  add column will_cancel boolean not null default false;

-- Where an account holder pays: whom a provider takes them for, and what it last said.
create table billing_account (
  owner_id uuid not null,
  provider text not null check (provider in ('sandbox', 'stripe', 'chapa')),
  customer_ref text not null check (length(customer_ref) between 1 and 200),
  subscription_ref text check (length(subscription_ref) between 1 and 200),
  amount_minor bigint check (amount_minor >= 0),
  currency text check (currency in ('GBP', 'ETB')),
  payment_method text check (length(payment_method) <= 80),
  synced_at timestamptz not null default now(),
  primary key (owner_id, provider)
);
comment on table billing_account is 'person: where an account holder pays for the plan';

-- Payments of single terms, from the moment that somebody was sent to pay.
create table billing_payment (
  owner_id uuid not null,
  id uuid not null,
  provider text not null check (provider in ('sandbox', 'stripe', 'chapa')),
  reference text not null check (length(reference) between 1 and 200),
  plan text not null check (plan in ('starter', 'growth', 'pro', 'enterprise')),
  months integer not null check (months in (1, 3, 12)),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency in ('GBP', 'ETB')),
  status text not null check (status in ('OPEN', 'PAID', 'FAILED')),
  opened_at timestamptz not null default now(),
  settled_at timestamptz,
  covers_from timestamptz,
  covers_until timestamptz,
  check ((status = 'PAID') = (covers_from is not null and covers_until is not null and settled_at is not null)),
  primary key (owner_id, id)
);
create unique index billing_payment_reference on billing_payment (owner_id, provider, reference);
comment on table billing_payment is 'person: payments of single terms';

-- Messages of providers that were taken in: one that comes twice is taken in once.
create table billing_message (
  owner_id uuid not null,
  provider text not null check (provider in ('stripe', 'chapa')),
  message_id text not null check (length(message_id) between 1 and 200),
  kind text not null check (length(kind) between 1 and 100),
  received_at timestamptz not null default now(),
  primary key (owner_id, provider, message_id)
);
comment on table billing_message is 'person: messages of payment providers that were taken in';

-- What somebody was written about their plan, so that it is written once.
create table billing_notice (
  owner_id uuid not null,
  subject text not null check (length(subject) between 1 and 60),
  told_at timestamptz not null default now(),
  primary key (owner_id, subject)
);
comment on table billing_notice is 'person: what an account holder was told about the plan';

-- A subscription of the built-in sandbox, which takes no money: what a provider would keep on its side.
create table sandbox_subscription (
  owner_id uuid primary key,
  reference text not null check (length(reference) between 1 and 200),
  plan text not null check (plan in ('growth', 'pro', 'enterprise')),
  status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled')),
  period_start_at timestamptz not null,
  period_end_at timestamptz not null check (period_end_at > period_start_at),
  will_cancel boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table sandbox_subscription is 'person: a subscription of the sandbox, which takes no money';

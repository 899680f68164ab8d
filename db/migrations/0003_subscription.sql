-- What an account holder pays for. Keyed by the person: a restaurant's plan is its account holder's plan.
create table subscription (
  owner_id uuid primary key,
  plan text not null check (plan in ('free_trial', 'starter', 'growth', 'pro', 'enterprise')),
  status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled')),
  payment_status text not null check (payment_status in ('trial', 'paid', 'failed', 'none')),
  is_active boolean not null,
  trial_end_at timestamptz,
  start_at timestamptz not null,
  end_at timestamptz,
  last_payment_at timestamptz,
  next_payment_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Every change of a plan, kept for good.
create table subscription_history (
  id uuid primary key,
  owner_id uuid not null,
  event_type text not null,
  previous_plan text,
  new_plan text not null,
  created_at timestamptz not null default now()
);
create index subscription_history_by_owner on subscription_history (owner_id, created_at desc);

comment on table subscription is 'person: what an account holder pays for';
comment on table subscription_history is 'person: every change of a plan, kept for good';

-- At which rate an account holder adds two currencies up, where it is from and of which day. A later one follows; none is changed.
create table currency_rate (
  owner_id uuid not null,
  id uuid not null,
  one text not null check (one in ('USD', 'EUR', 'GBP', 'ETB')),
  other text not null check (other in ('USD', 'EUR', 'GBP', 'ETB') and other <> one),
  -- How many of the other are given for one of the first.
  rate numeric(18, 6) not null check (rate > 0),
  source text not null check (length(source) between 1 and 120),
  rated_on date not null,
  set_at timestamptz not null default now(),
  primary key (owner_id, id)
);
comment on table currency_rate is 'person: at which rates an account holder adds currencies up';

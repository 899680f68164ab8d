-- What a month was meant to come to, and what it cost beside goods and labour: a month of the calendar on the wall, by its first day.
create table month_book (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  month_from date not null,
  -- By line of the account: {"FOOD": {"share": 2800}, "RENT": {"amount": "150000"}}, shares in hundredths of a percent of net sales.
  budget jsonb not null check (jsonb_typeof(budget) = 'object'),
  -- What somebody entered: [{"id", "line", "amount", "note"}], in minor units.
  expenses jsonb not null check (jsonb_typeof(expenses) = 'array'),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  version integer not null default 1 check (version >= 1),
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (restaurant_id, month_from)
);
comment on table month_book is 'tenant: what a month was meant to come to, and its costs beside goods and labour';

-- Under which line of the account the categories of items and of dishes fall.
create table account_heading (
  restaurant_id uuid primary key references restaurant (id) on delete cascade,
  -- {"<category id>": "FOOD"}; ids of both kinds, which no two categories share.
  items jsonb not null check (jsonb_typeof(items) = 'object'),
  dishes jsonb not null check (jsonb_typeof(dishes) = 'object'),
  version integer not null default 1 check (version >= 1),
  saved_by uuid not null,
  saved_at timestamptz not null default now()
);
comment on table account_heading is 'tenant: under which line of the account categories fall';

-- How purchases are written for a bookkeeper's program: an account for what was bought, and a word for each rate of tax.
create table accounting_layout (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  layout text not null check (layout in ('PLAIN', 'XERO', 'QUICKBOOKS')),
  -- {"itemsAccount": "310", "chargesAccount": "425", "categoryAccounts": [{"categoryId": "...", "account": "311"}],
  --  "taxTypes": [{"rateBps": 2000, "taxType": "20% (VAT on Expenses)"}]}
  codes jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, layout)
);
comment on table accounting_layout is 'tenant: how purchases are written for a bookkeeper';

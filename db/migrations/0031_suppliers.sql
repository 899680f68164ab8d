-- Who sells to a restaurant, what they sell and for how much. A supplier's packs are its own: "case" of one is not "case"
-- of another, so that an offer carries its pack chain and never the item's.
create table supplier (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  name_local text check (length(name_local) between 1 and 120),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- VAT number or TIN, as its country writes it.
  tax_number text check (length(tax_number) <= 20),
  -- [{"name", "part", "phone", "email"}]
  contacts jsonb not null default '[]',
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  whatsapp text check (length(whatsapp) <= 40),
  telegram text check (length(telegram) <= 40),
  -- What it is written to in.
  language text not null default 'en' check (language in ('en', 'am')),
  -- ISO weekdays, Monday 1; empty means any.
  order_days jsonb not null default '[]',
  delivery_days jsonb not null default '[]',
  -- "16:00" on the restaurant's wall; an order after it counts for the next day.
  cutoff_time text check (cutoff_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  minimum_minor bigint check (minimum_minor >= 0),
  lead_time_days integer not null default 0 check (lead_time_days between 0 and 90),
  payment_terms text check (length(payment_terms) <= 120),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  -- A market seller: no invoices, local measures, prices by the day.
  is_open_market boolean not null default false,
  -- [{"name", "expiresOn"}]
  certificates jsonb not null default '[]',
  note text check (length(note) <= 500),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create unique index supplier_by_name on supplier (restaurant_id, lower(name));
comment on table supplier is 'tenant: who sells to the restaurant';

create table supplier_offer (
  restaurant_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  item_id uuid not null,
  supplier_code text check (length(supplier_code) between 1 and 60),
  description text check (length(description) <= 120),
  -- As an item's: [{"unit": "case", "per": "6"}, …], outermost first, the last counts base units.
  pack_chain jsonb not null default '[]',
  -- The pack as it was written when the offer was made, for people.
  pack_text text check (length(pack_text) <= 120),
  order_unit text not null,
  price_mode text not null check (price_mode in ('PER_PACK', 'PER_WEIGHT')),
  price_unit text,
  -- Major units; null where nobody has said one.
  price numeric(18, 6) check (price >= 0),
  price_per_base numeric(18, 6) check (price_per_base >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  is_tax_included boolean not null default false,
  is_primary boolean not null default false,
  minimum numeric(18, 6) check (minimum > 0),
  multiple numeric(18, 6) check (multiple > 0),
  contract_from date,
  contract_to date,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, supplier_id) references supplier (restaurant_id, id),
  foreign key (restaurant_id, item_id) references item (restaurant_id, id)
);
create index supplier_offer_by_item on supplier_offer (restaurant_id, item_id);
create index supplier_offer_by_supplier on supplier_offer (restaurant_id, supplier_id, item_id);
-- One supplier of an item comes first.
create unique index supplier_offer_primary on supplier_offer (restaurant_id, item_id) where is_primary and is_active;
comment on table supplier_offer is 'tenant: what a supplier sells of an item, in which packs, for how much';

-- Every price an offer ever had, from wherever it became known.
create table offer_price (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  offer_id uuid not null,
  cause text not null check (cause in ('MANUAL', 'IMPORT', 'AGREED', 'RECEIPT', 'INVOICE')),
  -- The document that told it; null where a person did.
  cause_id uuid,
  price numeric(18, 6) not null check (price >= 0),
  price_per_base numeric(18, 6) not null check (price_per_base >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  recorded_by uuid,
  recorded_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, offer_id) references supplier_offer (restaurant_id, id)
);
create index offer_price_by_offer on offer_price (restaurant_id, offer_id, recorded_at desc);
comment on table offer_price is 'tenant, append-only: every price that an offer had';

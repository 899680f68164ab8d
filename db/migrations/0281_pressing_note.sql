-- What a higher module, or a person, wants people to be told until a time.
create table pressing_note (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  kind text not null check (kind in ('automation-told', 'automation-waits', 'automation-stopped')),
  subject text not null check (length(subject) between 1 and 80),
  words jsonb not null check (jsonb_typeof(words) = 'object'),
  place text not null check (place like '/%'),
  -- Whom it names; null where it is for whoever may deal with it.
  user_ids uuid[],
  pressed_at timestamptz not null default now(),
  until timestamptz not null,
  primary key (restaurant_id, kind, subject)
);
comment on table pressing_note is 'tenant: what people are told until a time';

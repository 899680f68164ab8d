-- What people have learned or hold, and until when it stands.
create table certificate (
  restaurant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  topic text not null check (topic in ('FOOD_HYGIENE', 'ALLERGENS', 'HEALTH_CHECK', 'FIRST_AID', 'FIRE_SAFETY', 'ALCOHOL_LICENCE', 'OTHER')),
  -- What it is called, or who gave it.
  title text check (length(title) between 1 and 120),
  reference text check (length(reference) between 1 and 60),
  gained_on date not null,
  -- None where it does not run out.
  expires_on date check (expires_on >= gained_on),
  recorded_by uuid not null,
  version integer not null default 1,
  removed_at timestamptz,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, user_id) references membership (restaurant_id, user_id) on delete cascade
);
create index certificate_of_person on certificate (restaurant_id, user_id) where removed_at is null;
comment on table certificate is 'tenant: what people have learned or hold, and until when';

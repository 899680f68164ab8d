-- What an account holder's account says that they own, and which comes first: noted at sign-up, and put right by the
-- switcher where it differs from the restaurants themselves.
create table owner_metadata (
  user_id uuid primary key,
  owned_restaurant_ids uuid[] not null,
  primary_restaurant_id uuid not null,
  updated_at timestamptz not null default now(),
  check (primary_restaurant_id = any (owned_restaurant_ids))
);

insert into owner_metadata (user_id, owned_restaurant_ids, primary_restaurant_id)
select owner_id, array_agg(id order by created_at, id), (array_agg(id order by created_at, id))[1]
  from restaurant group by owner_id;

comment on table owner_metadata is 'person: what an account holder''s account says that they own';

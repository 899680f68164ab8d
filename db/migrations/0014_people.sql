-- Departments: what the people of a restaurant are grouped by. The name is the key, because the name is all there is.
create table department (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  primary key (restaurant_id, name)
);
-- "kitchen" and "Kitchen" are one.
create unique index department_by_name on department (restaurant_id, lower(name));
comment on table department is 'tenant: what the people of a restaurant are grouped by';

-- Every restaurant begins with four; those that exist get them now, and whatever their people were put in.
insert into department (restaurant_id, name)
select r.id, named.name
  from restaurant r cross join (values ('Management'), ('Kitchen'), ('Service'), ('Bar')) as named (name);
insert into department (restaurant_id, name)
select distinct on (restaurant_id, lower(department)) restaurant_id, department
  from membership where length(department) between 1 and 60
on conflict do nothing;
update membership m set department =
  (select d.name from department d where d.restaurant_id = m.restaurant_id and lower(d.name) = lower(m.department))
 where department is not null;

-- A renamed department takes its people along; a removed one leaves them without.
alter table membership add constraint membership_department foreign key (restaurant_id, department)
  references department (restaurant_id, name) on update cascade on delete set null (department) not valid;

-- What a person earns an hour in one restaurant. Apart from the membership, which colleagues read.
create table hourly_rate (
  restaurant_id uuid not null,
  user_id uuid not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'GBP', 'ETB')),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, user_id),
  foreign key (restaurant_id, user_id) references membership (restaurant_id, user_id) on delete cascade
);
comment on table hourly_rate is 'tenant: what a person earns an hour; for owner, manager and the person alone';

-- A link by which one person joins, in the role and department that its maker set or left open. Only the SHA-256 of its
-- secret is kept.
create table invitation (
  restaurant_id uuid not null references restaurant (id) on delete cascade,
  id uuid not null,
  secret_hash text not null,
  role text check (role in ('manager', 'chef', 'kitchenstaff', 'staff')),
  department text,
  email text,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  primary key (restaurant_id, id),
  unique (restaurant_id, secret_hash),
  foreign key (restaurant_id, department) references department (restaurant_id, name)
    on update cascade on delete set null (department)
);
comment on table invitation is 'tenant: links by which one person each joins';

-- Lets whoever holds a living invitation look into the restaurant that it names, for this transaction. Where stays empty
-- for one that is spent, revoked, expired or of another restaurant.
create function app.enter_invited(p_restaurant uuid, p_secret_hash text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_id uuid;
  holder uuid;
begin
  select i.id, r.owner_id into found_id, holder
    from public.invitation i join public.restaurant r on r.id = i.restaurant_id
   where i.restaurant_id = p_restaurant and i.secret_hash = p_secret_hash
     and i.accepted_at is null and i.revoked_at is null and i.expires_at > now();
  perform set_config('app.restaurant_id', case when found_id is null then '' else p_restaurant::text end, true),
          set_config('app.owner_id', coalesce(holder::text, ''), true);
  return found_id;
end $$;
revoke execute on function app.enter_invited(uuid, text) from public;
grant execute on function app.enter_invited(uuid, text) to maed_app;

-- The first member of a new restaurant is whoever registered it; with them come the four departments.
create or replace function app.found(p_restaurant uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (
    select from public.restaurant r
     where r.id = p_restaurant and r.owner_id = app.user_id()
       and not exists (select from public.membership m where m.restaurant_id = r.id)) then
    raise exception 'restaurant % is not new, or not of this person', p_restaurant;
  end if;
  insert into public.department (restaurant_id, name)
  values (p_restaurant, 'Management'), (p_restaurant, 'Kitchen'), (p_restaurant, 'Service'), (p_restaurant, 'Bar');
  insert into public.membership (restaurant_id, user_id, role, department)
  values (p_restaurant, app.user_id(), 'owner', 'Management');
end $$;

-- The trail is read newest first, of one person or one action, and every page goes on where the last one ended. Migrations
-- run in a transaction, before the server takes calls, so nobody waits for these.
-- squawk-ignore require-concurrent-index-creation
create index audit_entry_by_actor on audit_entry (restaurant_id, actor_id, id desc);
-- squawk-ignore require-concurrent-index-creation
create index audit_entry_by_action on audit_entry (restaurant_id, action, id desc);

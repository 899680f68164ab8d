-- Row security for every table that holds a restaurant's or a person's data. Runs after every migration; changes only
-- what differs, so that a start under load takes no needless lock.
--
-- A table's comment begins with its class:
--   tenant:               keyed by restaurant_id; the one policy of all such tables
--   tenant, append-only:  the same, and the application may only read and add
--   person: / registry:   keyed otherwise; its policies stand below by name
-- A table in no class fails the migration.
do $$
declare
  subject record;
  law record;
  here constant text := 'restaurant_id = (select app.restaurant_id())';
begin
  create temporary table wanted (
    table_name text, policy text, command text, using_clause text, check_clause text
  ) on commit drop;

  insert into wanted values
    ('profile', 'self', 'all', 'user_id = (select app.user_id())', 'user_id = (select app.user_id())'),
    ('profile', 'colleagues', 'select',
     'exists (select from membership m where m.user_id = profile.user_id and m.restaurant_id = (select app.restaurant_id()))', null),
    ('avatar', 'self', 'all', 'user_id = (select app.user_id())', 'user_id = (select app.user_id())'),
    ('avatar', 'colleagues', 'select', 'app.works_with(user_id)', null),
    ('subscription', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    ('subscription', 'account_holder', 'select', 'owner_id = (select app.owner_id())', null),
    ('subscription_history', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    ('billing_account', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    ('billing_payment', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    ('billing_message', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    ('billing_notice', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    ('sandbox_subscription', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    -- Whoever works in a restaurant counts against its account; what others asked for elsewhere is the holder's to see.
    ('ai_usage', 'self', 'all', 'owner_id = (select app.user_id())', 'owner_id = (select app.user_id())'),
    ('ai_usage', 'account_holder', 'all', 'owner_id = (select app.owner_id())', 'owner_id = (select app.owner_id())'),
    ('ai_operation', 'self', 'select', 'owner_id = (select app.user_id())', null),
    ('ai_operation', 'tenant', 'all', here || ' and owner_id = (select app.owner_id())', here || ' and owner_id = (select app.owner_id())'),
    -- A rate is said once and followed by others, never changed; whoever works for the account holder reads by it.
    ('currency_rate', 'seen', 'select', 'owner_id = (select app.user_id()) or owner_id = (select app.owner_id())', null),
    ('currency_rate', 'made', 'insert', null, 'owner_id = (select app.user_id())'),
    -- One's own among those of the restaurant; the rounds that raise them act for nobody.
    ('alert', 'own', 'all', here || ' and user_id = (select app.user_id())', here || ' and user_id = (select app.user_id())'),
    ('alert', 'rounds', 'all', here || ' and (select app.user_id()) is null', here || ' and (select app.user_id()) is null'),
    ('alert_preference', 'own', 'all', here || ' and user_id = (select app.user_id())', here || ' and user_id = (select app.user_id())'),
    ('alert_preference', 'rounds', 'select', here || ' and (select app.user_id()) is null', null),
    ('alert_reach', 'own', 'all', here || ' and user_id = (select app.user_id())', here || ' and user_id = (select app.user_id())'),
    ('alert_reach', 'rounds', 'all', here || ' and (select app.user_id()) is null', here || ' and (select app.user_id()) is null'),
    ('assistant_question', 'own', 'all', here || ' and user_id = (select app.user_id())', here || ' and user_id = (select app.user_id())'),
    ('assistant_question', 'rounds', 'all', here || ' and (select app.user_id()) is null', here || ' and (select app.user_id()) is null'),
    ('owner_metadata', 'self', 'all', 'user_id = (select app.user_id())', 'user_id = (select app.user_id())'),
    ('person_command_log', 'self', 'all', 'user_id = (select app.user_id())', 'user_id = (select app.user_id())'),
    ('restaurant', 'seen', 'select',
     'id = (select app.restaurant_id()) or exists (select from membership m where m.restaurant_id = restaurant.id and m.user_id = (select app.user_id()) and m.is_active)', null),
    ('restaurant', 'made', 'insert', null, 'owner_id = (select app.user_id())'),
    ('restaurant', 'changed', 'update', 'id = (select app.restaurant_id())', 'id = (select app.restaurant_id())'),
    ('restaurant', 'removed', 'delete', 'id = (select app.restaurant_id())', null),
    ('membership', 'seen', 'select', here || ' or user_id = (select app.user_id())', null),
    ('membership', 'made', 'insert', null, here),
    ('membership', 'changed', 'update', here, here),
    ('membership', 'removed', 'delete', here, null);

  for subject in
    select c.oid, c.relname as name, split_part(coalesce(obj_description(c.oid, 'pg_class'), ''), ':', 1) as class,
           c.relrowsecurity and c.relforcerowsecurity as is_guarded
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
  loop
    if subject.class not in ('tenant', 'tenant, append-only', 'person', 'registry') then
      raise exception 'table % is in no class of row security: begin its comment with tenant:, "tenant, append-only:", person: or registry:', subject.name;
    end if;
    if subject.class like 'tenant%' then
      insert into wanted values (subject.name, 'tenant', 'all', here, here);
    end if;
    if not exists (select from wanted w where w.table_name = subject.name) then
      raise exception 'table % names its class but has no policy in db/policies/row-security.sql', subject.name;
    end if;
    if not subject.is_guarded then
      execute format('alter table public.%I enable row level security', subject.name);
      execute format('alter table public.%I force row level security', subject.name);
    end if;
    -- The owner sees through forced security only by a policy: without it, backfills would update nothing.
    if not exists (select from pg_policies where schemaname = 'public' and tablename = subject.name and policyname = 'upkeep') then
      execute format('create policy upkeep on public.%I for all to maed_owner using (true) with check (true)', subject.name);
    end if;
    if not has_table_privilege('maed_app', subject.oid, 'insert') then
      execute format('grant select, insert on public.%I to maed_app', subject.name);
    end if;
    if subject.class <> 'tenant, append-only' and not has_table_privilege('maed_app', subject.oid, 'delete') then
      execute format('grant update, delete on public.%I to maed_app', subject.name);
    end if;
  end loop;

  -- A policy carries a digest of its law as its comment, so that a changed law replaces it and an equal one is left alone.
  for law in
    select w.*, md5(concat_ws('|', w.command, w.using_clause, w.check_clause)) as digest, p.oid as policy_oid,
           obj_description(p.oid, 'pg_policy') as known_digest
      from wanted w
      left join pg_policy p on p.polname = w.policy and p.polrelid = format('public.%I', w.table_name)::regclass
  loop
    if law.known_digest = law.digest then continue; end if;
    if law.policy_oid is not null then
      execute format('drop policy %I on public.%I', law.policy, law.table_name);
    end if;
    execute format('create policy %I on public.%I for %s to maed_app %s %s', law.policy, law.table_name, law.command,
      coalesce('using (' || law.using_clause || ')', ''), coalesce('with check (' || law.check_clause || ')', ''));
    execute format('comment on policy %I on public.%I is %L', law.policy, law.table_name, law.digest);
  end loop;
end $$;

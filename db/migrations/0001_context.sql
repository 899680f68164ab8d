-- Who is acting, and where: three settings of the transaction that every policy reads.
-- An empty string is what PostgreSQL leaves behind when a local setting ends; it means nobody and nowhere.
revoke create on schema public from public;
grant usage on schema public to maed_app, maed_backup;

create schema app;
grant usage on schema app to maed_app, maed_auth, maed_worker;

create function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app.restaurant_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.restaurant_id', true), '')::uuid;

create function app.owner_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.owner_id', true), '')::uuid;

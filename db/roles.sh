#!/bin/sh
# Creates Maed's roles and database on a PostgreSQL of one's own. Run it once, as a superuser, with the two passwords set.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set owner="$MAED_OWNER_PASSWORD" --set app="$MAED_APP_PASSWORD" <<'SQL'
create role maed_owner login nosuperuser nobypassrls password :'owner';
create role maed_app login nosuperuser nobypassrls password :'app';
create role maed_auth nologin;
create role maed_worker nologin;
create role maed_backup login bypassrls password :'owner';
grant maed_auth, maed_worker to maed_app with inherit false, set true;
grant maed_auth, maed_worker to maed_owner with inherit false, set true;
grant pg_read_all_data to maed_backup;
create database maed owner maed_owner encoding 'UTF8' template template0;
revoke connect on database maed from public;
grant connect on database maed to maed_app, maed_backup;
grant create on database maed to maed_worker;
SQL

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client(database().owner);
  await owner.connect();
});

afterAll(() => owner.end());

const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => (await owner.query<Row>(text)).rows;

/** Tables whose rows belong to a restaurant: all that carry the column, but for the registry, which has laws of its own. */
const tenantTables = `
  select c.oid, c.relname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ('public', 'derived') and c.relkind in ('r', 'p') and obj_description(c.oid, 'pg_class') like 'tenant%'`;

describe('the catalogue holds every restaurant apart', () => {
  it('row security is enabled and forced on every table', async () => {
    const open = await rows(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'derived') and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(open).toEqual([]);
    expect((await rows(tenantTables)).length).toBeGreaterThan(3);
  });

  it('a table with restaurant_id is a tenant table or stands in the registry', async () => {
    const unlisted = await rows(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'restaurant_id'
       where n.nspname in ('public', 'derived') and c.relkind in ('r', 'p')
         and coalesce(obj_description(c.oid, 'pg_class'), '') !~ '^(tenant|tenant, append-only|registry|person):'`);
    expect(unlisted).toEqual([]);
  });

  it('every tenant table checks what is written as well as what is read', async () => {
    const unchecked = await rows(`
      select t.relname from (${tenantTables}) t
       where not exists (
         select from pg_policy p
          where p.polrelid = t.oid and p.polname = 'tenant' and p.polcmd = '*'
            and pg_get_expr(p.polqual, p.polrelid) like '%restaurant_id = ( SELECT app.restaurant_id()%'
            and pg_get_expr(p.polwithcheck, p.polrelid) like '%restaurant_id = ( SELECT app.restaurant_id()%')`);
    expect(unchecked).toEqual([]);
  });

  it('every tenant table has a primary key, by which it is exported a page at a time', async () => {
    const keyless = await rows(`
      select t.relname from (${tenantTables}) t
       where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`);
    expect(keyless).toEqual([]);
  });

  it('the restaurant leads every primary, unique and foreign key of a tenant table', async () => {
    const misled = await rows(`
      select t.relname, k.conname from (${tenantTables}) t
        join pg_constraint k on k.conrelid = t.oid and k.contype in ('p', 'u', 'f')
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
       where a.attname <> 'restaurant_id'`);
    expect(misled).toEqual([]);
  });

  it('the restaurant leads every index of a tenant table', async () => {
    const misled = await rows(`
      select t.relname, i.indexrelid::regclass::text as index from (${tenantTables}) t
        join pg_index i on i.indrelid = t.oid
        left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
       where a.attname is distinct from 'restaurant_id'`);
    expect(misled).toEqual([]);
  });

  it('the application owns nothing and bypasses nothing', async () => {
    const [role] = await rows(`select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = 'maed_app'`);
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false });
    const owned = await rows(`select c.relname from pg_class c where c.relowner = 'maed_app'::regrole`);
    expect(owned).toEqual([]);
  });

  it('what is append-only can be read and added to, nothing else', async () => {
    const changeable = await rows(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and obj_description(c.oid, 'pg_class') like 'tenant, append-only:%'
         and (has_table_privilege('maed_app', c.oid, 'update') or has_table_privilege('maed_app', c.oid, 'delete')
              or has_table_privilege('maed_app', c.oid, 'truncate'))`);
    expect(changeable).toEqual([]);
  });

  it('views look with the eyes of whoever asks', async () => {
    const seeing = await rows(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'derived') and c.relkind = 'v' and not coalesce(c.reloptions @> '{security_invoker=true}', false)`);
    expect(seeing).toEqual([]);
  });

  it('functions that act as the owner fix their search path', async () => {
    const loose = await rows(`
      select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('app', 'public') and p.prosecdef
         and not exists (select from unnest(coalesce(p.proconfig, '{}')) c where c like 'search_path=%')`);
    expect(loose).toEqual([]);
  });
});

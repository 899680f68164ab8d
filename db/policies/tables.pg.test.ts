import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

import { queryAs } from '../testing/query-as.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();

const files = globSync('modules/*/server/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('pgTable('));
const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(file).href)));
const described = modules
  .flatMap((tables): unknown[] => Object.values(tables))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table));

test('every module is looked at, and no table is described twice: the builder mixes up what it knows of both', () => {
  expect(new Set(files.map((file) => file.split('/')[1])).size).toBeGreaterThan(8);
  const names = described.map(({ schema, name }) => `${schema ?? 'public'}.${name}`);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

type Column = { readonly name: string; readonly type: string; readonly required: boolean };

/** PostgreSQL's own words for a column; the builder writes a few types shorter. */
const columnsInDatabase = (schema: string, table: string): Promise<Column[]> =>
  queryAs<Column>(
    database().superuser,
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relname = $2 and a.attnum > 0 and not a.attisdropped order by 1`,
    [schema, table],
  );

test.each(described.map((table) => [table.schema ?? 'public', table.name, table] as const))(
  'the description of %s.%s is the table that the migrations build',
  async (schema, name, table) => {
    const columns = table.columns
      .map((column) => ({
        name: column.name,
        type: column.getSQLType().replace('numeric(18, 6)', 'numeric(18,6)'),
        required: column.notNull,
      }))
      .toSorted((left, right) => (left.name < right.name ? -1 : 1));
    expect(columns).toEqual(await columnsInDatabase(schema, name));
  },
);

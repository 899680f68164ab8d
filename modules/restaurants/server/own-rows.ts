import type { Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { ownAccountTable, ownAccountTables } from '../../accounts/server/public.ts';
import { columnsOf, type RowsPage } from './export-rows.ts';

type PersonTx = Tx & { readonly userId: string };
type Page = { readonly table: string; readonly after: readonly string[] | null };

const pageRows = 2000;

/** Every value as PostgreSQL writes it. */
const asText = { getTypeParser: () => (value: unknown) => value } as never;

/** A picture is taken along as a picture, at its own address. */
const pictureTable = 'avatar';

/** The places in restaurants, with pay; and the lines of their trails that the person made. */
const [workTable, trailTable] = ['work', 'trail'];

const personTables = async (tx: PersonTx): Promise<readonly string[]> => {
  const { rows } = await tx.client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and obj_description(c.oid, 'pg_class') ~ '^person:' and c.relname <> $1 order by 1`,
    [pictureTable],
  );
  return rows.map(({ name }) => name);
};

/** The names of the tables that hold data about the person: those of accounts, a person's own, their work and its trail. */
export const listOwnTables = async (tx: PersonTx): Promise<{ tables: string[] }> => ({
  tables: [...ownAccountTables, ...(await personTables(tx)), workTable, trailTable],
});

/**
 * One page of a table, as PostgreSQL writes each value. Outside a restaurant, row security shows a person their own rows
 * alone; the doors for work and trail ask who acts themselves.
 *
 * @refuses NOT_FOUND for a table that holds nothing about persons
 */
export const ownRows = async (tx: PersonTx, page: Page): Promise<RowsPage> => {
  if (page.table === trailTable) return trailPage(tx, page.after);
  const whole = (await ownAccountTable(tx, page.table)) ?? (await personTable(tx, page.table));
  if (whole === null) throw refusal('NOT_FOUND');
  return { columns: [...whole.columns], rows: whole.rows.map((row) => [...row]), next: null };
};

type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] };

const read = async (tx: PersonTx, text: string, values: readonly unknown[] = []): Promise<Table> => {
  const { fields, rows } = await tx.client.query<(string | null)[]>({ rowMode: 'array', text, values: [...values], types: asText });
  return { columns: fields.map(({ name }) => name), rows };
};

const personTable = async (tx: PersonTx, table: string): Promise<Table | null> => {
  if (table === workTable) return read(tx, 'select * from app.own_work()');
  if (!(await personTables(tx)).includes(table)) return null;
  const columns = await columnsOf(tx, table);
  return read(tx, `select ${columns.map(({ quoted }) => quoted).join(', ')} from ${columns[0]?.source} order by 1, 2`);
};

const nobody = '00000000-0000-0000-0000-000000000000';

const trailPage = async (tx: PersonTx, after: readonly string[] | null): Promise<RowsPage> => {
  if (after !== null && after.length !== 2) throw refusal('NOT_FOUND');
  const [restaurantId = nobody, id = nobody] = after ?? [];
  const { columns, rows } = await read(tx, 'select * from app.own_trail($1, $2, $3)', [restaurantId, id, pageRows]);
  const last = rows.at(-1);
  const next = last && rows.length === pageRows ? [last[columns.indexOf('restaurant_id')] ?? '', last[columns.indexOf('id')] ?? ''] : null;
  return { columns: [...columns], rows: rows.map((row) => [...row]), next };
};

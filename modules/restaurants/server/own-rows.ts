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

/** The lines of restaurants' trails that the person made. */
const trailTable = 'trail';

/**
 * What lies in restaurants and is the person's all the same, each behind a door that asks who acts: the places where they work, with
 * pay; what they were told, how, and on which ways; and what they asked. Outside a restaurant its rows show themselves to nobody.
 */
const doors: Readonly<Record<string, string>> = {
  work: 'app.own_work()',
  alert: 'app.own_alerts()',
  alert_preference: 'app.own_alert_preferences()',
  alert_reach: 'app.own_alert_reaches()',
  alert_delivery: 'app.own_alert_deliveries()',
  assistant_question: 'app.own_questions()',
};

const personTables = async (tx: PersonTx): Promise<readonly string[]> => {
  const { rows } = await tx.client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and obj_description(c.oid, 'pg_class') ~ '^person:' and c.relname <> $1 order by 1`,
    [pictureTable],
  );
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(doors, name));
};

/** The names of the tables that hold data about the person: those of accounts, a person's own, their work and its trail. */
export const listOwnTables = async (tx: PersonTx): Promise<{ tables: string[] }> => ({
  tables: [...ownAccountTables, ...(await personTables(tx)), ...Object.keys(doors), trailTable],
});

/**
 * One page of a table, as PostgreSQL writes each value. Outside a restaurant, row security shows a person their own rows
 * alone; doors ask who acts themselves.
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
  if (Object.hasOwn(doors, table)) return read(tx, `select * from ${doors[table]}`);
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

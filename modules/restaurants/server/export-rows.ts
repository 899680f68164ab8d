import type { RestaurantTx, Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';

const pageRows = 2000;

/** What keeps the machine going and says nothing about the restaurant. */
const machinery = ['command_log', 'event', 'event_counter'];

/** Proofs of who somebody is are nobody's to take along. */
const isSecret = (column: string): boolean => /(_hash|_secret|token)$|^sealed_/.test(column);

/** A page of a table, as a file has it. */
export type RowsPage = { columns: string[]; rows: (string | null)[][]; next: string[] | null };

/** A column, and both names as PostgreSQL itself quotes them. */
type Column = {
  readonly name: string;
  readonly quoted: string;
  readonly source: string;
  readonly type: string;
  readonly key_place: number | null;
};

const tablesStatement = `
  select c.relname as name
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and (obj_description(c.oid, 'pg_class') ~ '^tenant' or c.relname in ('restaurant', 'membership'))
     and c.relname <> all ($1)
   order by 1`;

/** The names of the tables that hold the restaurant's data, whatever module they belong to. */
export const listExportTables = async (tx: RestaurantTx): Promise<{ tables: string[] }> => {
  const { rows } = await tx.client.query<{ name: string }>(tablesStatement, [machinery]);
  return { tables: rows.map(({ name }) => name) };
};

/** The columns of a table, but for those that prove who somebody is. */
export const columnsOf = async (tx: Tx, table: string): Promise<readonly Column[]> => {
  const { rows } = await tx.client.query<Column>(
    `select a.attname as name, quote_ident(a.attname) as quoted, format('public.%I', $1::text) as source, format_type(a.atttypid, a.atttypmod) as type, array_position(i.indkey::int[], a.attnum::int) as key_place
       from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = format('public.%I', $1::text)::regclass and a.attnum > 0 and not a.attisdropped
      order by a.attnum`,
    [table],
  );
  return rows.filter(({ name }) => !isSecret(name));
};

/**
 * One page of a table, in the order of its key, as PostgreSQL writes each value. Row security holds: nothing but the
 * entered restaurant's rows can be in it.
 *
 * @refuses NOT_FOUND for a table that is not part of an export
 */
export const exportRows = async (
  tx: RestaurantTx,
  page: { readonly table: string; readonly after: readonly string[] | null },
): Promise<RowsPage> => {
  const { table, after } = page;
  const { tables } = await listExportTables(tx);
  if (!tables.includes(table)) throw refusal('NOT_FOUND');
  const columns = await columnsOf(tx, table);
  const key = columns
    .filter(({ key_place }) => key_place !== null)
    .toSorted((left, right) => Number(left.key_place) - Number(right.key_place));
  if (after !== null && after.length !== key.length) throw refusal('NOT_FOUND');
  const names = key.map(({ quoted }) => quoted).join(', ');
  const places = key.map(({ type }, index) => `$${index + 2}::text::${type}`).join(', ');
  const own = table === 'restaurant' ? 'id' : 'restaurant_id';
  const { rows } = await tx.client.query<(string | null)[]>({
    rowMode: 'array',
    text: `select ${columns.map(({ quoted }) => `${quoted}::text`).join(', ')} from ${columns[0]?.source}
            where ${own} = $1 ${after === null ? '' : `and (${names}) > (${places})`} order by ${names} limit ${pageRows}`,
    values: [tx.restaurantId, ...(after ?? [])],
  });
  const last = rows.at(-1);
  const keyOfRow = (row: readonly (string | null)[]): string[] => key.map((part) => row[columns.indexOf(part)] ?? '');
  return {
    columns: columns.map(({ name }) => name),
    rows,
    next: last !== undefined && rows.length === pageRows ? keyOfRow(last) : null,
  };
};

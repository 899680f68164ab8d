import type pg from 'pg';

/** A table to back up, by schema and name. */
export type TableName = { readonly schema: string; readonly table: string };

/** The schemas that hold what people entered; queues and journals are made anew by what restores. */
const schemas = ['auth', 'public', 'operations'];

type Reference = { readonly child: string; readonly parent: string };

const keyOf = ({ schema, table }: TableName): string => `${schema}.${table}`;

/** Parents before children, so that a restore meets every foreign key satisfied. */
const sortByReferences = (tables: readonly TableName[], references: readonly Reference[]): TableName[] => {
  const parents = new Map<string, Set<string>>();
  for (const { child, parent } of references) {
    if (child !== parent) parents.set(child, (parents.get(child) ?? new Set()).add(parent));
  }
  const sorted: TableName[] = [];
  const placed = new Set<string>();
  while (sorted.length < tables.length) {
    const ready = tables.filter(
      (table) => !placed.has(keyOf(table)) && [...(parents.get(keyOf(table)) ?? [])].every((parent) => placed.has(parent)),
    );
    if (ready.length === 0) throw new Error('Foreign keys run in a circle; a restore would have no first table.');
    for (const table of ready) placed.add(keyOf(table));
    sorted.push(...ready);
  }
  return sorted;
};

/** Every table of the product, in an order in which they can be filled. */
export const tablesInOrder = async (client: pg.ClientBase): Promise<TableName[]> => {
  const tables = await client.query<TableName>(
    `select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition order by 1, 2`,
    [schemas],
  );
  const references = await client.query<Reference>(
    `select format('%s.%s', cn.nspname, c.relname) as child, format('%s.%s', pn.nspname, p.relname) as parent
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
       join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
      where k.contype = 'f' and cn.nspname = any ($1)`,
    [schemas],
  );
  return sortByReferences(tables.rows, references.rows);
};

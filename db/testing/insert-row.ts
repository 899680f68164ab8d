import pg from 'pg';

/** Inserts a row given as an object; keys are column names of ours, never input. */
export const insertRow = (client: pg.ClientBase, table: string, row: Readonly<Record<string, unknown>>): Promise<pg.QueryResult> => {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const names = columns.map((column) => pg.escapeIdentifier(column));
  return client.query(`insert into ${pg.escapeIdentifier(table)} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
};

import pg from 'pg';

import type { Login } from '../../platform/server/database/pool.ts';

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows given as objects, each with its table, over a connection of their own. */
export const insertRowsAs = async (login: Login, rows: readonly (readonly [table: string, row: Row])[]): Promise<void> => {
  const client = new pg.Client(login);
  await client.connect();
  try {
    for (const [table, row] of rows) await insertRow(client, table, row);
  } finally {
    await client.end();
  }
};

/** Inserts a row given as an object; keys are column names of ours, never input. */
export const insertRow = (client: pg.ClientBase, table: string, row: Row): Promise<pg.QueryResult> => {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const names = columns.map((column) => pg.escapeIdentifier(column));
  return client.query(`insert into ${pg.escapeIdentifier(table)} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
};

import pg from 'pg';

import type { Login } from '../../platform/server/database/pool.ts';
import { onConnectionOf } from './kept-connection.ts';

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows given as objects, each with its table, over one connection. */
export const insertRowsAs = (login: Login, rows: readonly (readonly [table: string, row: Row])[]): Promise<void> =>
  onConnectionOf(login, async (client) => {
    for (const [table, row] of rows) await insertRow(client, table, row);
  });

const escapeName = (table: string): string =>
  table
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');

/** Inserts a row given as an object; the table may name its schema, and keys are column names of ours, never input. */
export const insertRow = (client: pg.ClientBase, table: string, row: Row): Promise<pg.QueryResult> => {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const names = columns.map((column) => pg.escapeIdentifier(column));
  return client.query(`insert into ${escapeName(table)} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
};

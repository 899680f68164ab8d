import type pg from 'pg';

import type { Login } from '../../platform/server/database/pool.ts';
import { onConnectionOf } from './kept-connection.ts';

/** Asks one question as any login, also one that the product never uses, and gives its rows. */
export const queryAs = async <Row extends pg.QueryResultRow>(login: Login, text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  onConnectionOf(login, async (client) => (await client.query<Row>(text, [...values])).rows);

import pg from 'pg';

import type { Login } from '../../platform/server/database/pool.ts';

/** Asks one question as any login, also one that the product never uses, and gives its rows. */
export const queryAs = async <Row extends pg.QueryResultRow>(
  login: Login,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client(login);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

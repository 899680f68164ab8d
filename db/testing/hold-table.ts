import pg from 'pg';

import type { Login } from '../../platform/server/database/pool.ts';

/** Keeps everybody else from writing to a table, by a lock in a transaction of its own, until it is let go. */
export const holdTable = async (login: Login, table: string): Promise<{ readonly letGo: () => Promise<void> }> => {
  const holder = new pg.Client(login);
  await holder.connect();
  await holder.query(`begin; lock table ${table} in exclusive mode`);
  return {
    letGo: async () => {
      await holder.query('rollback');
      await holder.end();
    },
  };
};

import pg from 'pg';

import type { Login } from '../../platform/server/database/pool.ts';

/** A test counts two hundred small tables at once: starting helpers for that takes the server twenty times as long as counting. */
const alone = '-c max_parallel_workers_per_gather=0';

const pools = new Map<string, pg.Pool>();

/**
 * One pool for each login: a test asks hundreds of times, and a connection that has just been opened must shake hands and
 * learn every table anew.
 */
const poolOf = (login: Login): pg.Pool => {
  const key = JSON.stringify(login);
  const known = pools.get(key);
  if (known) return known;
  const pool = new pg.Pool({ ...login, max: 4, idleTimeoutMillis: 2_000, allowExitOnIdle: true, options: alone });
  // A test that is done drops its database, and a crash ends its server: whoever rests on a connection then is not missed.
  pool.on('error', () => undefined);
  pools.set(key, pool);
  return pool;
};

/** Runs work on a connection of a login's own, which is kept a while for the next work. */
export const onConnectionOf = async <Result>(login: Login, work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> => {
  const client = await poolOf(login).connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

import { randomBytes } from 'node:crypto';

import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

import { openPools, type Pools } from '../../platform/server/database/pool.ts';

/** A database of one test file's own, cloned from the migrated template. */
export type TestDatabase = {
  readonly name: string;
  /** The application's login, under row security like the product. */
  readonly app: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  readonly superuser: pg.ClientConfig;
  readonly backup: pg.ClientConfig;
  readonly pools: Pools;
};

const connectionsMax = 24;

/** Clones the template; `drop` closes the pools and removes the clone. */
export const cloneDatabase = async (): Promise<TestDatabase & { readonly drop: () => Promise<void> }> => {
  const { superuser, password, template } = inject('cluster');
  const name = `maed_test_${randomBytes(6).toString('hex')}`;
  const privileged = new pg.Client(superuser);
  await privileged.connect();
  await privileged.query(`create database ${name} template ${template} owner maed_owner`);
  await privileged.query(`grant create on database ${name} to maed_worker`);
  await privileged.end();
  const login = (user: string): pg.ClientConfig => ({ ...superuser, user, password, database: name });
  const pools = openPools(login('maed_app'), connectionsMax);
  return {
    name,
    app: login('maed_app'),
    owner: login('maed_owner'),
    superuser: { ...superuser, database: name },
    backup: login('maed_backup'),
    pools,
    drop: async () => {
      await pools.close();
      const closing = new pg.Client(superuser);
      await closing.connect();
      await closing.query(`drop database ${name} with (force)`);
      await closing.end();
    },
  };
};

/** Gives a test file its own database for its whole run. */
export const useTestDatabase = (): (() => TestDatabase) => {
  let database: Awaited<ReturnType<typeof cloneDatabase>> | undefined;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(async () => {
    await database?.drop();
  });
  return () => {
    if (!database) throw new Error('The test database is not open yet.');
    return database;
  };
};

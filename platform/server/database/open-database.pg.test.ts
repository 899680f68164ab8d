import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

import { sqlFolders } from '../../../db/folders.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { openDatabase, type DatabaseOptions } from './open-database.ts';
import { ensureDatabase } from './roles.ts';

const database = useTestDatabase();
const created: string[] = [];

const url = (login: pg.ClientConfig): string =>
  `postgres://${login.user}:${login.password as string}@/${login.database}?host=${login.host}&port=${login.port}`;

const options = (changes: Partial<DatabaseOptions>): DatabaseOptions => ({
  databaseUrl: undefined,
  databaseOwnerUrl: undefined,
  databaseBackupUrl: undefined,
  dataFolder: '/never/used/with/an/address',
  folders: sqlFolders,
  onProgress: () => undefined,
  ...changes,
});

const asSuperuser = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ ...database().superuser, database: 'postgres' });
  await client.connect();
  await work(client);
  await client.end();
};

/** A database with the roles and nothing else, as somebody's own PostgreSQL has it before the first start. */
const emptyDatabase = async (): Promise<string> => {
  const name = `${database().name}_external_${created.length}`;
  created.push(name);
  await asSuperuser((client) => ensureDatabase(client, name));
  return name;
};

afterAll(() =>
  asSuperuser(async (client) => {
    for (const name of created) await client.query(`drop database ${name} with (force)`);
  }),
);

describe('a PostgreSQL of one’s own', () => {
  it('is migrated by the owner and served from by the application', async () => {
    const name = await emptyDatabase();
    const opened = await openDatabase(
      options({
        databaseUrl: url({ ...database().app, database: name }),
        databaseOwnerUrl: url({ ...database().owner, database: name }),
      }),
    );
    const client = new pg.Client(opened.app);
    await client.connect();
    expect((await client.query('select count(*)::int as count from restaurant')).rows).toEqual([{ count: 0 }]);
    await client.end();
    await opened.stop();
  });

  it('with an older schema is refused with the word how to raise it', async () => {
    const name = await emptyDatabase();
    await expect(openDatabase(options({ databaseUrl: url({ ...database().app, database: name }) }))).rejects.toThrow(
      /lacks \d+ migration\(s\), from 0001_context.sql on. Set DATABASE_OWNER_URL/,
    );
  });

  it('reached as a superuser is refused', async () => {
    await expect(openDatabase(options({ databaseUrl: url(database().superuser) }))).rejects.toThrow(
      /not safe to serve from:\n- The login postgres is a superuser/,
    );
  });
});

import pg from 'pg';
import { describe, expect, it } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { inspectDatabase } from './gate.ts';

const database = useTestDatabase();

const asSuperuser = async (text: string): Promise<void> => {
  const client = new pg.Client({ ...database().superuser, database: 'postgres' });
  await client.connect();
  await client.query(text);
  await client.end();
};

describe('the start-up gate', () => {
  it("lets the application's own login through", async () => {
    expect(await inspectDatabase(database().app)).toEqual([]);
  });

  it('refuses a superuser, an owner and a login that bypasses row security', async () => {
    const words = async (login: pg.ClientConfig) => (await inspectDatabase(login)).map((finding) => finding.what).join('; ');
    expect(await words(database().superuser)).toMatch(/is a superuser/);
    expect(await words(database().owner)).toMatch(/owns tables/);
    expect(await words(database().backup)).toMatch(/bypasses row security/);
  });

  it('refuses a database that would lose Amharic', async () => {
    const name = `${database().name}_latin`;
    await asSuperuser(`create database ${name} template template0 encoding 'SQL_ASCII' locale_provider 'libc' locale 'C'`);
    const findings = await inspectDatabase({ ...database().app, database: name });
    expect(findings.map((finding) => finding.what)).toContain('The database is encoded in SQL_ASCII');
    await asSuperuser(`drop database ${name}`);
  });
});

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import {
  ended,
  endOrphan,
  newDataFolder,
  removeDataFolder,
  spawnRealServer,
  startRealServer,
  stopRealServer,
  superuserOf,
} from './testing/real-server.ts';

let folder: string;

beforeEach(() => {
  folder = newDataFolder();
});

afterEach(async () => {
  await endOrphan(folder);
  removeDataFolder(folder);
});

/** PostgreSQL removes this file as the last thing it does when it is told to stop. */
const isDatabaseLeft = (): boolean => existsSync(join(folder, 'postgres', 'data', 'postmaster.pid'));

describe('a start that fails after the database was opened', () => {
  it('because another program took the port meanwhile says so, and leaves no PostgreSQL behind', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    other.close();
    await once(other, 'close');
    const { child, said } = spawnRealServer(folder, { PORT: String(port) });
    const exit = ended(child);
    await expect.poll(said, { timeout: 60_000 }).toContain('Creating the database');
    other.listen(port);
    expect(await exit).toBe(1);
    other.close();
    expect(said()).toContain(`Port ${port} is taken by another program.`);
    expect(isDatabaseLeft()).toBe(false);
  });

  it('because the database is from a newer version says so, and leaves no PostgreSQL behind', async () => {
    const server = await startRealServer(folder);
    await queryAs(superuserOf(folder), `insert into migrations.applied (name, checksum) values ('9999_future.sql', 'x')`);
    await stopRealServer(server, folder);
    await expect(startRealServer(folder)).rejects.toThrow(/9999_future\.sql/);
    expect(isDatabaseLeft()).toBe(false);
  });
});

describe('a start that is interrupted', () => {
  it('ends in order, and leaves no PostgreSQL behind', async () => {
    const { child, said } = spawnRealServer(folder);
    const exit = ended(child);
    await expect.poll(said, { timeout: 60_000 }).toContain('Creating the database');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(said()).toContain('Stopping …');
    expect(isDatabaseLeft()).toBe(false);
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { exitOf } from './cluster.ts';

const password = 'a-password-of-the-tests';
const holdScript = fileURLToPath(new URL('./testing/hold.ts', import.meta.url));
const folders: string[] = [];
const children: ChildProcess[] = [];

type Held = { readonly child: ChildProcess; readonly login: pg.ClientConfig };

/** Starts a database in a process of its own; rejects with what it said when it refused. */
const hold = (folder: string): Promise<Held> => {
  const child = spawn(process.execPath, [holdScript, folder, password], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.startsWith('up ') && said.endsWith('\n')) resolve({ child, login: JSON.parse(said.slice(3)) as pg.ClientConfig });
    });
    child.once('exit', () => reject(new Error(said)));
  });
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'maed-supervisor-'));
  folders.push(folder);
  return folder;
};

const query = async (login: pg.ClientConfig, text: string): Promise<unknown[]> => {
  const client = new pg.Client(login);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

const stop = async (held: Held): Promise<void> => {
  held.child.kill('SIGTERM');
  await exitOf(held.child);
};

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('our own PostgreSQL', () => {
  it('keeps what it was given through a stop and a start', async () => {
    const folder = newFolder();
    const first = await hold(folder);
    await query(first.login, 'create table kept (n integer); insert into kept values (42)');
    await stop(first);
    const second = await hold(folder);
    expect(await query(second.login, 'select n from kept')).toEqual([{ n: 42 }]);
    await stop(second);
  });

  it('is UTF-8 with checksums, fsync and SCRAM, whatever the shell says', async () => {
    const held = await hold(newFolder());
    const facts = await query(
      held.login,
      `select current_setting('server_encoding') e, current_setting('data_checksums') c, current_setting('fsync') f,
              current_setting('password_encryption') p, datlocprovider::text l from pg_database where datname = 'template1'`,
    );
    expect(facts).toEqual([{ e: 'UTF8', c: 'on', f: 'on', p: 'scram-sha-256', l: 'b' }]);
    await stop(held);
  });

  it('a second server on one folder is refused in plain words and the first goes on', async () => {
    const folder = newFolder();
    const first = await hold(folder);
    await expect(hold(folder)).rejects.toThrow(/Another Maed is already running on the data folder/);
    expect(await query(first.login, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(first);
  });

  it('an orphan that a kill -9 left running is adopted with all it holds', async () => {
    const folder = newFolder();
    const first = await hold(folder);
    await query(first.login, 'create table kept (n integer); insert into kept values (7)');
    const postmaster = postmasterOf(folder);
    first.child.kill('SIGKILL');
    await exitOf(first.child);
    const second = await hold(folder);
    expect(postmasterOf(folder)).toBe(postmaster);
    expect(await query(second.login, 'select n from kept')).toEqual([{ n: 7 }]);
    await stop(second);
  });

  it('a database that is killed comes back by itself without losing a row', async () => {
    const folder = newFolder();
    const held = await hold(folder);
    await query(held.login, 'create table kept (n integer); insert into kept values (1)');
    const before = postmasterOf(folder);
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await query(held.login, 'select n from kept')).toEqual([{ n: 1 }]);
        expect(postmasterOf(folder)).not.toBe(before);
      },
      { timeout: 30_000, interval: 100 },
    );
    await stop(held);
  });

  it.runIf(process.getuid?.() === 0)('under root it runs as an unprivileged account', async () => {
    const folder = newFolder();
    const held = await hold(folder);
    expect(statSync(join(folder, 'postgres', 'data')).uid).not.toBe(0);
    expect(statSync(`/proc/${postmasterOf(folder)}`).uid).not.toBe(0);
    await stop(held);
  });
});

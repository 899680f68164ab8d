import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Login } from '../../../platform/server/database/pool.ts';
import type { MachineSecrets } from '../../../platform/server/secrets.ts';

/** The server as a process of its own, on a data folder of its own, as `npm start` runs it. */
export type RealServer = {
  readonly child: ChildProcess;
  readonly address: string;
  /** Everything that it printed, for the message of a test that fails. */
  readonly said: () => string;
};

const mainScript = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A new, empty data folder. */
export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'maed-server-'));

/** Removes a data folder whose server has ended. */
export const removeDataFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Resolves when a process has ended, with its exit code; null where a signal ended it. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

type Settings = Readonly<Record<string, string>>;

/** Starts a server without waiting for anything. */
export const spawnRealServer = (dataFolder: string, settings: Settings = {}): Omit<RealServer, 'address'> => {
  const env = { PATH: process.env['PATH'] ?? '', MAED_DATA: dataFolder, MAED_SEED: 'none', PORT: '0', ...settings };
  const child = spawn(process.execPath, [mainScript], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, said: () => output };
};

/**
 * Starts a server and waits until it says its address.
 *
 * @throws with what it said when it ends instead
 */
export const startRealServer = (dataFolder: string, settings: Settings = {}): Promise<RealServer> => {
  const { child, said } = spawnRealServer(dataFolder, settings);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /serving on (\S+)/.exec(said())?.[1];
      if (address) resolve({ child, address, said });
    });
    child.once('close', () => reject(new Error(said())));
  });
};

/** Ends a server as Ctrl+C does, and the PostgreSQL that one which ended otherwise has left behind. */
export const stopRealServer = async (server: RealServer, dataFolder: string): Promise<void> => {
  server.child.kill('SIGTERM');
  await ended(server.child);
  await endOrphan(dataFolder);
};

/** Ends the PostgreSQL of a data folder whose server is gone, where one is left. */
export const endOrphan = async (dataFolder: string): Promise<void> => {
  if (!existsSync(postmasterFile(dataFolder))) return;
  const orphan = postmasterOf(dataFolder);
  if (isAlive(orphan)) process.kill(orphan, 'SIGINT');
  while (isAlive(orphan)) await delay(20);
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const postmasterFile = (dataFolder: string): string => join(dataFolder, 'postgres', 'data', 'postmaster.pid');

/** The process of the PostgreSQL that serves a data folder. */
export const postmasterOf = (dataFolder: string): number => Number(readFileSync(postmasterFile(dataFolder), 'utf8').split('\n')[0]);

/** The superuser's login of a data folder's own PostgreSQL, which looks past every policy. */
export const superuserOf = (dataFolder: string): Login => {
  const secrets = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as MachineSecrets;
  const pid = readFileSync(postmasterFile(dataFolder), 'utf8').split('\n');
  return {
    host: pid[4]?.trim() || pid[5]?.trim() || '127.0.0.1',
    port: Number(pid[3]),
    user: 'postgres',
    password: secrets.superuserPassword,
    database: 'maed',
  };
};

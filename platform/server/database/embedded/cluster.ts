import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import type { Account } from './account.ts';

/** One PostgreSQL data folder with the programs and the account that serve it. */
export type Cluster = {
  readonly native: string;
  readonly folder: string;
  readonly account: Account | null;
  readonly maxConnections: number;
};

/** How to reach a running cluster: a socket folder or a loopback address. */
export type ClusterAddress = { readonly host: string; readonly port: number };

/** The longest path that a Unix socket may have on Linux and macOS, less the file's own name. */
const socketFolderLengthMax = 80;
const socketPort = 5432;

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '',
  // The locale is given to initdb in words; what the shell says of it must change nothing.
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' && { SystemRoot: process.env['SystemRoot'] ?? '' }),
});

const drop = (account: Account | null): { uid?: number; gid?: number } => (account === null ? {} : { uid: account.uid, gid: account.gid });

const dataOf = (cluster: Cluster): string => join(cluster.folder, 'data');
const socketsOf = (cluster: Cluster): string => join(cluster.folder, 'run');
const logOf = (cluster: Cluster): string => join(cluster.folder, 'postgres.log');

const makeFolder = (path: string, account: Account | null, mode: number): void => {
  mkdirSync(path, { recursive: true, mode });
  if (account) chownSync(path, account.uid, account.gid);
};

/** Whether the data folder holds a finished cluster; initdb writes PG_VERSION first but global/pg_control last. */
export const isInitialised = (cluster: Cluster): boolean => existsSync(join(dataOf(cluster), 'global', 'pg_control'));

/**
 * Creates the cluster: UTF-8, the built-in C.UTF-8 locale (the same order on every system), SCRAM, page checksums.
 *
 * @throws with the output of initdb when it fails; a half-made data folder is removed first.
 */
export const initialise = async (cluster: Cluster, password: string): Promise<void> => {
  makeFolder(cluster.folder, cluster.account, 0o755);
  makeFolder(socketsOf(cluster), cluster.account, 0o755);
  const data = dataOf(cluster);
  rmSync(data, { recursive: true, force: true });
  makeFolder(data, cluster.account, 0o700);
  const passwordFile = join(data, '..', 'initial-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (cluster.account) chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  const arguments_ = [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const child = spawn(join(cluster.native, 'bin', 'initdb'), arguments_, { env: environment(), ...drop(cluster.account) });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await exitOf(child).finally(() => rmSync(passwordFile, { force: true }));
  if (code !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not create its data folder ${data}:\n${output.join('')}`);
  }
};

/** Resolves with the exit code; a program that could not be started at all rejects. */
export const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A Unix socket where the path is short enough for one, else a free port on loopback. */
export const chooseAddress = async (cluster: Cluster): Promise<ClusterAddress> => {
  const sockets = socketsOf(cluster);
  if (process.platform !== 'win32' && sockets.length <= socketFolderLengthMax) return { host: sockets, port: socketPort };
  return { host: '127.0.0.1', port: await freePort() };
};

/**
 * The address that a postmaster wrote when it took this folder, or null where none did. The file may be left over from
 * a crash: only a connection tells whether anyone still answers there.
 */
export const recordedAddress = (cluster: Cluster): (ClusterAddress & { readonly pid: number }) | null => {
  const file = join(dataOf(cluster), 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port, socketFolder, host] = readFileSync(file, 'utf8').split('\n');
  if (!pid || !port) return null;
  return { pid: Number(pid), port: Number(port), host: socketFolder?.trim() || host?.trim() || '127.0.0.1' };
};

/**
 * Starts the server program, detached: a Ctrl+C in the terminal reaches our process alone, which drains its requests
 * before it stops the database.
 */
export const launch = (cluster: Cluster, address: ClusterAddress): ChildProcess => {
  const bySocket = address.host.startsWith('/');
  if (bySocket) makeFolder(socketsOf(cluster), cluster.account, 0o755);
  const settings: Record<string, string> = {
    port: String(address.port),
    listen_addresses: bySocket ? '' : address.host,
    unix_socket_directories: bySocket ? address.host : '',
    max_connections: String(cluster.maxConnections),
    shared_buffers: '48MB',
    fsync: 'on',
    full_page_writes: 'on',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Requests are short and prepared; compiling a plan costs more than it saves.
    jit: 'off',
  };
  const log = openSync(logOf(cluster), 'a', 0o640);
  if (cluster.account) chownSync(logOf(cluster), cluster.account.uid, cluster.account.gid);
  const arguments_ = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(cluster.native, 'bin', 'postgres'), ['-D', dataOf(cluster), ...arguments_], {
    env: environment(),
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log, log],
    ...drop(cluster.account),
  });
  closeSync(log);
  child.unref();
  return child;
};

/** The last lines of PostgreSQL's own log, to stand in a message when it will not start. */
export const lastLogLines = (cluster: Cluster, count: number): string =>
  existsSync(logOf(cluster)) ? readFileSync(logOf(cluster), 'utf8').trimEnd().split('\n').slice(-count).join('\n') : '';

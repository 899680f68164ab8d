import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { unprivilegedAccount } from './account.ts';
import { installBinaries } from './binaries.ts';
import {
  chooseAddress,
  exitOf,
  initialise,
  isInitialised,
  lastLogLines,
  launch,
  recordedAddress,
  type Cluster,
  type ClusterAddress,
} from './cluster.ts';
import { closedFolderAbove, prepareDataFolder } from './data-folder.ts';

/** A PostgreSQL that this process owns until `stop`. */
export type EmbeddedPostgres = {
  /** The login of the cluster's superuser, for creating roles and databases; the application never uses it. */
  readonly superuser: pg.ClientConfig;
  /** Ends the server cleanly and waits for it. */
  readonly stop: () => Promise<void>;
};

/** What the supervisor needs to know. */
export type EmbeddedOptions = {
  readonly dataFolder: string;
  readonly superuserPassword: string;
  readonly maxConnections: number;
  /** Told what takes time, in plain words. */
  readonly onProgress: (step: string) => void;
};

/** One key for the whole cluster: who holds it owns the folder, and a crash releases it with the connection. */
const ownershipKey = 7_210_118_031;
const startSecondsMax = 60;
const restartPauseMs = 200;

const superuserOf = (address: ClusterAddress, password: string): pg.ClientConfig => ({
  host: address.host,
  port: address.port,
  user: 'postgres',
  password,
  database: 'postgres',
  application_name: 'maed-supervisor',
});

const connect = async (config: pg.ClientConfig): Promise<pg.Client | null> => {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
};

const claim = async (client: pg.Client, folder: string): Promise<void> => {
  const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [ownershipKey]);
  if (rows[0]?.owned === true) return;
  await client.end();
  throw new Error(
    `Another Maed is already running on the data folder ${folder}. ` +
      'Stop it first, or set MAED_DATA to another folder for a second one.',
  );
};

const waitUntilUp = async (cluster: Cluster, config: pg.ClientConfig, child: ChildProcess): Promise<pg.Client | null> => {
  const ended = exitOf(child).then(
    () => true,
    () => true,
  );
  const deadline = Date.now() + startSecondsMax * 1000;
  while (Date.now() < deadline) {
    const client = await connect(config);
    if (client) return client;
    if (await Promise.race([ended, delay(20).then(() => false)])) return null;
  }
  throw new Error(`PostgreSQL did not answer within ${startSecondsMax} s. Its log ends:\n${lastLogLines(cluster, 15)}`);
};

/** Starts the program until it stays up; after a crash its predecessor's last backends need a moment to leave. */
const startUntilUp = async (cluster: Cluster, config: pg.ClientConfig, address: ClusterAddress) => {
  const deadline = Date.now() + startSecondsMax * 1000;
  while (Date.now() < deadline) {
    const child = launch(cluster, address);
    const client = await waitUntilUp(cluster, config, child);
    if (client) return { child, client };
    const neighbour = await connect(config);
    if (neighbour) return { child: null, client: neighbour };
    await delay(restartPauseMs);
  }
  throw new Error(`PostgreSQL does not start. Its log ends:\n${lastLogLines(cluster, 15)}`);
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const stopAndWait = async (pid: number): Promise<void> => {
  // SIGINT is PostgreSQL's fast shutdown: it rolls back what is open, writes a checkpoint and leaves.
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await delay(20);
};

const checkReachable = (cluster: Cluster): void => {
  if (cluster.account === null) return;
  const closed = closedFolderAbove(cluster.folder);
  if (closed === null) return;
  throw new Error(
    `PostgreSQL runs as "${cluster.account.name}" and may not pass through ${closed}. ` +
      'Set MAED_DATA to a folder that other users can enter, such as /var/lib/maed.',
  );
};

/**
 * Runs a real PostgreSQL on a data folder: creates it the first time, adopts the one that a crashed predecessor left
 * running, restarts it if it dies, and stops it when told.
 *
 * A lock file is never deleted: PostgreSQL alone decides whether one is stale. Who owns the folder is an advisory lock
 * in the cluster itself, so two servers on one folder are told apart without trusting a process number.
 *
 * @throws with what to do when the folder is in use, unreachable, or the server will not start.
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const dataFolder = prepareDataFolder(options.dataFolder);
  const cluster: Cluster = {
    native: installBinaries(dataFolder),
    folder: join(dataFolder, 'postgres'),
    account: unprivilegedAccount(),
    maxConnections: options.maxConnections,
  };
  checkReachable(cluster);
  if (!isInitialised(cluster)) {
    options.onProgress('Creating the database');
    await initialise(cluster, options.superuserPassword);
  }

  const orphan = recordedAddress(cluster);
  const address = orphan ?? (await chooseAddress(cluster));
  const config = superuserOf(address, options.superuserPassword);
  let held = orphan ? await connect(config) : null;
  if (held) {
    await claim(held, dataFolder);
    options.onProgress('Adopting the database that a crash left running');
  } else {
    held = (await startUntilUp(cluster, config, address)).client;
    await claim(held, dataFolder);
  }

  let isStopping = false;
  const hold = (client: pg.Client): void => {
    held = client;
    client.once('end', () => void revive());
  };
  /** PostgreSQL died under us, or was killed: bring it back and take the folder again. */
  const revive = async (): Promise<void> => {
    if (isStopping) return;
    options.onProgress('The database stopped; starting it again');
    const { client } = await startUntilUp(cluster, config, address);
    await claim(client, dataFolder);
    hold(client);
  };
  hold(held);

  return {
    superuser: config,
    stop: async () => {
      isStopping = true;
      const running = recordedAddress(cluster);
      await held?.end().catch(() => undefined);
      if (running) await stopAndWait(running.pid);
    },
  };
};

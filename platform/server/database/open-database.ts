import pg from 'pg';
import { parse } from 'pg-connection-string';

import { machineSecrets } from '../secrets.ts';
import { prepareDataFolder } from './embedded/data-folder.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/supervisor.ts';
import { inspectDatabase } from './gate.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { ensureDatabase, ensureRoles } from './roles.ts';

/** Where the database is, and where its SQL lies. */
export type DatabaseOptions = {
  /** The application's own login; without it Maed runs a PostgreSQL of its own on the data folder. */
  readonly databaseUrl: string | undefined;
  /** The owner's login, for migrations; without it an older schema is refused. */
  readonly databaseOwnerUrl: string | undefined;
  /** A login that reads everything, for the nightly backup of an external database. */
  readonly databaseBackupUrl: string | undefined;
  readonly dataFolder: string;
  readonly folders: { readonly migrations: string; readonly policies: string };
  readonly onProgress: (step: string) => void;
};

/** A migrated database that passed the gate. */
export type OpenDatabase = {
  readonly app: pg.ClientConfig;
  /** The login that reads everything, for backups; absent where an external database was given without one. */
  readonly backup: pg.ClientConfig | null;
  /** The superuser of our own PostgreSQL, for a restore; an external one keeps its own. */
  readonly privileged: pg.ClientConfig | null;
  readonly stop: () => Promise<void>;
};

const databaseName = 'maed';
const embeddedConnectionsMax = 60;

const migrateWithWord = async (owner: pg.ClientConfig, options: DatabaseOptions): Promise<void> => {
  const { applied } = await migrate(owner, options.folders);
  if (applied.length > 0) options.onProgress(`Brought the database up to date (${applied.length} steps)`);
};

const prepareEmbedded = async (server: EmbeddedPostgres, options: DatabaseOptions): Promise<OpenDatabase> => {
  const secrets = machineSecrets(options.dataFolder);
  const login = (user: string, password: string): pg.ClientConfig => ({
    ...server.superuser,
    user,
    password,
    database: databaseName,
  });
  const privileged = new pg.Client(server.superuser);
  await privileged.connect();
  await ensureRoles(privileged, { owner: secrets.ownerPassword, app: secrets.appPassword, backup: secrets.backupPassword });
  await ensureDatabase(privileged, databaseName);
  await privileged.end();
  await migrateWithWord(login('maed_owner', secrets.ownerPassword), options);
  return {
    app: login('maed_app', secrets.appPassword),
    backup: login('maed_backup', secrets.backupPassword),
    privileged: { ...server.superuser, database: databaseName },
    stop: server.stop,
  };
};

const openEmbedded = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const { superuserPassword } = machineSecrets(prepareDataFolder(options.dataFolder));
  const { dataFolder, onProgress } = options;
  const server = await startEmbeddedPostgres({ dataFolder, superuserPassword, maxConnections: embeddedConnectionsMax, onProgress });
  await using opened = new AsyncDisposableStack();
  opened.defer(server.stop);
  const database = await prepareEmbedded(server, options);
  opened.move();
  return database;
};

/** Reads an address of the form postgres://login:password@host:port/database. */
const configOf = (url: string): pg.ClientConfig => {
  const { host, port, user, password, database, ssl } = parse(url);
  return {
    ...(host && { host }),
    ...(port && { port: Number(port) }),
    ...(user && { user }),
    ...(password && { password }),
    ...(database && { database }),
    ...(ssl !== undefined && { ssl: ssl as boolean }),
  };
};

const openExternal = async (databaseUrl: string, options: DatabaseOptions): Promise<OpenDatabase> => {
  const app = configOf(databaseUrl);
  if (options.databaseOwnerUrl) await migrateWithWord(configOf(options.databaseOwnerUrl), options);
  const pending = await pendingMigrations(app, options.folders.migrations);
  if (pending.length > 0) {
    throw new Error(
      `The database lacks ${pending.length} migration(s), from ${pending[0]} on. ` +
        'Set DATABASE_OWNER_URL to the login maed_owner and start again; docs/operations.md says how.',
    );
  }
  const backup = options.databaseBackupUrl ? configOf(options.databaseBackupUrl) : null;
  return { app, backup, privileged: null, stop: () => Promise.resolve() };
};

/**
 * Opens the one database of this server, its own or a given one, migrates it, and refuses an unsafe one.
 *
 * @throws with every finding of the gate and its remedy
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const database = options.databaseUrl ? await openExternal(options.databaseUrl, options) : await openEmbedded(options);
  await using opened = new AsyncDisposableStack();
  opened.defer(database.stop);
  const findings = await inspectDatabase(database.app);
  if (findings.length > 0) {
    const list = findings.map((finding) => `- ${finding.what}. ${finding.remedy}`).join('\n');
    throw new Error(`This database is not safe to serve from:\n${list}`);
  }
  opened.move();
  return database;
};

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { keepPlans, nameOftenAsked } from './often-asked.ts';

/** A pool of connections; whoever is not the platform names it by this type and needs no driver. */
export type Pool = pg.Pool;

/** Where a database is and who signs in to it. */
export type Login = pg.ClientConfig;

/** The connections of one process, by the role they act as. */
export type Pools = {
  /** The application's own login, for everything in `public`. */
  readonly app: Pool;
  /**
   * The same login, for what a question asks elsewhere before its own transaction ends: whoever holds one of these waits for
   * no other, so that many such questions at once never wait for each other.
   */
  readonly beside: Pool;
  /** The same login stepped into `maed_auth`, for the sign-in library alone. */
  readonly auth: Pool;
  readonly close: () => Promise<void>;
};

const int8 = 20;
const date = 1082;

/**
 * How the product's own queries read two types: counters and money pass through JavaScript as bigint, never as a rounded
 * number, and a business date is a day, which a Date would shift by the machine's zone. Libraries keep their own reading.
 */
const productTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === int8) return BigInt;
    if (format !== 'binary' && oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

const perClient = new WeakMap<pg.ClientBase, NodePgDatabase>();

/** The query builder of one connection, made once, so that its prepared statements live as long as the connection. */
export const builderOf = (client: pg.ClientBase): NodePgDatabase => {
  const known = perClient.get(client);
  if (known) return known;
  const db = drizzle(client as pg.Client);
  perClient.set(client, db);
  return db;
};

const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;
const besideMax = 4;

/**
 * A connection that dies is replaced at the next use, and whoever was using it gets the error from their query. It is
 * also emitted, by the pool for an idle connection and by the connection itself for one in a transaction; an emitted
 * error that nobody listens to would end the process.
 */
const surviveLostConnections = (pool: Pool): void => {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
};

/**
 * Opens the pools of a server process.
 *
 * @param config the application's login
 * @param connectionsMax how many connections the application pool may hold; the others take a third and a few on top
 */
export const openPools = (config: Login, connectionsMax: number): Pools => {
  const shared = {
    ...config,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'maed',
  };
  const app = new pg.Pool({ ...shared, max: connectionsMax, types: productTypes, pipeline: true });
  const beside = new pg.Pool({ ...shared, max: besideMax, types: productTypes, pipeline: true });
  const auth = new pg.Pool({
    ...shared,
    max: Math.max(2, Math.ceil(connectionsMax / 3)),
    options: '-c role=maed_auth -c search_path=auth,pg_temp',
  });
  for (const pool of [app, beside, auth]) surviveLostConnections(pool);
  const nameOf = nameOftenAsked();
  for (const pool of [app, beside]) pool.on('connect', (client) => keepPlans(client, nameOf));
  return {
    app,
    beside,
    auth,
    close: async () => {
      await Promise.all([app.end(), beside.end(), auth.end()]);
    },
  };
};

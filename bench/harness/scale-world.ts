import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { sqlFolders } from '../../db/folders.ts';
import { fillScale, type Scale, type ScaleRestaurant } from '../../db/seed/scale/fill-scale.ts';
import { startEmbeddedPostgres } from '../../platform/server/database/embedded/supervisor.ts';
import { migrate } from '../../platform/server/database/migrate.ts';
import { ensureDatabase, ensureRoles } from '../../platform/server/database/roles.ts';

/** A PostgreSQL of the benchmark's own, filled to a scale, and the logins to reach it. */
export type ScaleWorld = {
  readonly app: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  readonly superuser: pg.ClientConfig;
  readonly restaurants: readonly ScaleRestaurant[];
  /** Session tokens of the owners, in the order of the restaurants. */
  readonly tokens: readonly string[];
  readonly dataFolder: string;
  readonly close: () => Promise<void>;
};

const database = 'maed_scale';

/** Every owner is signed in, as the sign-in library would have it, and works in the restaurant that they made. */
const signIn = async (superuser: pg.ClientConfig, restaurants: readonly ScaleRestaurant[]): Promise<string[]> => {
  const client = new pg.Client(superuser);
  await client.connect();
  const tokens: string[] = [];
  for (const { ownerId, restaurantId } of restaurants) {
    const token = randomBytes(16).toString('hex');
    await client.query(`insert into auth."user" (id, name, email) values ($1::uuid, 'Scale', $2)`, [ownerId, `${ownerId}@example.com`]);
    await client.query(`insert into auth.session (id, user_id, token, expires_at) values (uuidv7(), $1, $2, now() + interval '1 day')`, [
      ownerId,
      createHash('sha256').update(token).digest('hex'),
    ]);
    await client.query('update profile set restaurant_id = $2 where user_id = $1', [ownerId, restaurantId]);
    tokens.push(token);
  }
  await client.end();
  return tokens;
};

/** Opens a world of the given scale in a temporary folder. */
export const openScaleWorld = async (scale: Scale): Promise<ScaleWorld> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'maed-bench-'));
  const password = randomBytes(12).toString('hex');
  const server = await startEmbeddedPostgres({ dataFolder, superuserPassword: password, maxConnections: 100, onProgress: () => undefined });
  const privileged = new pg.Client(server.superuser);
  await privileged.connect();
  await ensureRoles(privileged, { owner: password, app: password, backup: password });
  await ensureDatabase(privileged, database);
  await privileged.end();
  const login = (user: string): pg.ClientConfig => ({ ...server.superuser, user, password, database });
  await migrate(login('maed_owner'), sqlFolders);
  const restaurants = await fillScale(login('maed_owner'), scale);
  const superuser = { ...server.superuser, database };
  return {
    app: login('maed_app'),
    owner: login('maed_owner'),
    superuser,
    restaurants,
    tokens: await signIn(superuser, restaurants),
    dataFolder,
    close: async () => {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};

/** An address that carries a login to another process. */
export const urlOf = (login: pg.ClientConfig): string =>
  `postgres://${login.user}:${login.password as string}@/${login.database}?host=${login.host}&port=${login.port}`;

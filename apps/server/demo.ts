import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { demoOwner } from '../../db/seed/demo/people.ts';
import { seedDemo, wakeDemo } from '../../db/seed/demo/seed-demo.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { eachRestaurant } from '../../platform/server/jobs/each-restaurant.ts';
import { openPools, type Login, type Pools } from '../../platform/server/database/pool.ts';
import { machineSecrets } from '../../platform/server/secrets.ts';
import type { AppRouter } from './router.ts';

/** How to look around: shown at the terminal of the machine that made it, nowhere else. */
export type DemoSignIn = { readonly email: string; readonly password: string };

type Marker = { readonly end: string; readonly isDone: boolean };

type DemoWorld = {
  readonly pools: Pools;
  /** The application's own, by which the filling opens connections for itself. */
  readonly login: Login;
  readonly router: AppRouter;
  readonly log: Logger;
  readonly dataFolder: string;
};

const hastyConnectionsMax = 10;
const nobody = '00000000-0000-0000-0000-000000000000';

const hasRestaurants = async (pools: Pools): Promise<boolean> => {
  const { rowCount } = await pools.app.query('select app.restaurants_after($1, 1)', [nobody]);
  return (rowCount ?? 0) > 0;
};

/**
 * Fills the demo by connections whose commits are not waited for until they are on the disk: what a power cut takes of it is told
 * again at the next start. The last word is waited for, and everything before it is on the disk by then.
 */
const fillHastily = async (world: DemoWorld, told: { readonly password: string; readonly end: Date }): Promise<void> => {
  const hasty = openPools({ ...world.login, options: '-c synchronous_commit=off' }, hastyConnectionsMax);
  try {
    await seedDemo({ ...world, ...told, pools: hasty });
  } finally {
    await hasty.close();
  }
  await world.pools.app.query(`select pg_logical_emit_message(true, 'maed', 'the demo is filled')`);
};

/**
 * Seeds the demo into an empty database, once for a data folder, and tells its sign-in. A folder whose database holds
 * somebody's own restaurants gets no demo. The marker is written before the seed begins, so that a seed that was cut
 * short is finished at the next start; a demo that was filled begins a new evening on each new day.
 */
export const provideDemo = async (world: DemoWorld, onProgress: (step: string) => void): Promise<DemoSignIn | null> => {
  const file = join(world.dataFolder, 'demo.json');
  const marker = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marker) : null;
  if (marker === null && (await hasRestaurants(world.pools))) return null;
  const { demoPassword: password } = machineSecrets(world.dataFolder);
  if (marker?.isDone !== true) {
    onProgress('Filling two demo restaurants with a month of work');
    const end = marker?.end ?? new Date().toISOString();
    writeFileSync(file, JSON.stringify({ end, isDone: false } satisfies Marker));
    await fillHastily(world, { password, end: new Date(end) });
    writeFileSync(file, JSON.stringify({ end, isDone: true } satisfies Marker));
  } else {
    // The demo is there to be looked at: an evening that nobody can have any more is no reason not to start.
    await wakeDemo({ ...world, password, end: new Date() }, new Date(marker.end)).catch((cause: unknown) =>
      world.log.warn({ err: cause }, 'The demo could not begin a new evening.'),
    );
  }
  // What presses in the demo is there to be seen at the first look, not after a minute.
  await eachRestaurant(world.pools.app, 'raise the first alerts', async (tx) => {
    await raiseAlerts(tx, 'all', new Date());
  });
  return { email: demoOwner.email, password };
};

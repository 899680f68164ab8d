import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startChildServer, type ChildServer } from './child-server.ts';
import { urlOf, type ScaleWorld } from './scale-world.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The product as it is shipped, on a world's database. */
export const startOurServer = (world: ScaleWorld): Promise<ChildServer> =>
  startChildServer(join(root, 'dist', 'server', 'main.js'), {
    NODE_ENV: 'production',
    MAED_DATA: world.dataFolder,
    MAED_SECRET: 'a secret of the benchmark, long enough to be one',
    MAED_BASE_URL: 'http://localhost',
    MAED_ROLE: 'web',
    LOG_LEVEL: 'error',
    DATABASE_URL: urlOf(world.app),
  });

/** A program of `bench/bare` on the same database, as a role that no policy concerns. */
export const startBareServer = (world: ScaleWorld, script: string): Promise<ChildServer> =>
  startChildServer(join(root, 'bench', 'bare', script), { BARE_DATABASE_URL: urlOf(world.superuser) });

/** The headers of a signed-in call. */
export const signedIn = (token: string): Record<string, string> => ({ cookie: `maed.session_token=${token}.bench` });

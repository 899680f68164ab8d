import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serverEnvironment, serverFlags } from '../../tools/run/server-flags.mjs';
import { startChildServer, type ChildServer } from './child-server.ts';
import { urlOf, type ScaleWorld } from './scale-world.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const secret = 'a secret of the benchmark, long enough to be one';

/** The product as it is shipped, on a world's database. */
export const startOurServer = (world: ScaleWorld): Promise<ChildServer> =>
  startChildServer(
    join(root, 'dist', 'server', 'main.js'),
    {
      NODE_ENV: 'production',
      MAED_DATA: world.dataFolder,
      MAED_SECRET: secret,
      MAED_BASE_URL: 'http://localhost',
      MAED_ROLE: 'web',
      LOG_LEVEL: 'error',
      DATABASE_URL: urlOf(world.app),
      ...serverEnvironment,
    },
    serverFlags,
  );

/** A program of `bench/bare` on the same database, as a role that no policy concerns. */
export const startBareServer = (world: ScaleWorld, script: string): Promise<ChildServer> =>
  startChildServer(join(root, 'bench', 'bare', script), { BARE_DATABASE_URL: urlOf(world.superuser) });

/** The cookie of a session, signed as the sign-in library signs it. */
export const sessionCookie = (token: string): { readonly name: string; readonly value: string } => ({
  name: 'maed.session_token',
  value: encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`),
});

/** The headers of a signed-in call. */
export const signedIn = (token: string): Record<string, string> => {
  const { name, value } = sessionCookie(token);
  return { cookie: `${name}=${value}` };
};

import { createHash } from 'node:crypto';

import type { Hono } from 'hono';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { accountCountsOf } from '../../../modules/restaurants/server/public.ts';
import { sandboxProvider, type Chapa, type StripeProvider } from '../../../modules/subscription/server/mount.ts';
import type { PosProviders } from '../../../modules/integrations/server/mount.ts';
import { tillKeys } from '../../../modules/kitchen/server/mount.ts';
import type { Login, Pools } from '../../../platform/server/database/pool.ts';
import { LiveHub } from '../../../platform/server/realtime/live-hub.ts';
import { createHttp } from '../http.ts';
import { endsAccessOf, showEvent } from '../live/live-audience.ts';
import { createRouter } from '../router.ts';

const log = pino({ level: 'silent' });
const secret = 'a secret of the tests, long enough';

/** The streams of a test database; nothing wakes them but who holds them. */
export const quietLive = (pools: Pools): LiveHub => new LiveHub({ pool: pools.app, log, show: showEvent, endsAccessOf });

/** What the HTTP side of a test may be given besides its database. */
export type Around = {
  readonly live?: LiveHub;
  readonly stripe?: StripeProvider | null;
  readonly chapa?: Chapa | null;
  readonly providers?: PosProviders;
  readonly webFolder?: string;
};

/** The whole HTTP side on a test database, as if it stood at an address; without files of the web, and it logs nothing. */
export const quietHttp = (
  pools: Pools,
  baseUrl: string,
  { live = quietLive(pools), stripe = null, chapa = null, providers = {}, webFolder = '/nowhere' }: Around = {},
): Hono =>
  createHttp({
    billing: { secret, stripe, provider: stripe ?? sandboxProvider({ secret, baseUrl }), chapa, countsOf: accountCountsOf },
    appLinks: { androidFingerprints: [], appleTeamId: null },
    providers,
    pools,
    live,
    router: createRouter(pools, {
      secret,
      baseUrl,
      areLettersRead: true,
      areBackupsMade: true,
      arePrintersOn: true,
      posProviders: providers,
    }),
    keys: tillKeys(secret),
    log,
    baseUrl,
    webFolder,
    packageFolder: '/nowhere',
    shownLetters: null,
    isReady: () => true,
  });

/** The cookie of a fresh sign-in of somebody, as a browser sends it with a picture that it asks for. */
export const signedInCookie = async (login: Login, userId: string): Promise<string> => {
  const token = uuidv7();
  await queryAs(login, `insert into auth.session (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`, [
    uuidv7(),
    userId,
    createHash('sha256').update(token).digest('hex'),
  ]);
  return `maed.session_token=${token}`;
};

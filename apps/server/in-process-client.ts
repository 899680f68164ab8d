import { createRouterClient, type RouterClient } from '@orpc/server';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';

import type { Pools } from '../../platform/server/database/pool.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import type { AppRouter } from './router.ts';

/** This server's own procedures, with their guards, as somebody calls them whom this process vouches for. */
export const inProcessClient = (
  { pools, router, log }: { readonly pools: Pools; readonly router: AppRouter; readonly log: Logger },
  credential: Credential,
): RouterClient<AppRouter> =>
  createRouterClient(router, {
    context: { pools, credential, requestId: uuidv7(), log, headers: new Headers(), responseHeaders: new Headers() },
  });

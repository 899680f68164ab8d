import { createRouterClient } from '@orpc/server';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';

import type { WorkflowWorld } from '../../modules/assistant/server/mount.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import type { AppRouter } from './router.ts';

/** Lets the server call its own procedures as a person, through the same guard, keys and audit trail as everybody's calls. */
export const workflowWorld = (router: AppRouter, pools: Pools, log: Logger): WorkflowWorld => ({
  pool: pools.app,
  speakAs: (userId) =>
    createRouterClient(router, {
      context: {
        pools,
        credential: { kind: 'person', userId },
        requestId: uuidv7(),
        log,
        headers: new Headers(),
        responseHeaders: new Headers(),
      },
    }),
});

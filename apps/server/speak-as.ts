import type { Logger } from 'pino';

import type { WorkflowWorld } from '../../modules/assistant/server/mount.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { inProcessClient } from './in-process-client.ts';
import type { AppRouter } from './router.ts';

/** Lets automations call this server's own procedures as a person, through the same guard, keys and audit trail as everybody's calls. */
export const workflowWorld = (router: AppRouter, pools: Pools, log: Logger): WorkflowWorld => ({
  pool: pools.app,
  speakAs: (userId) => inProcessClient({ pools, router, log }, { kind: 'person', userId }),
});

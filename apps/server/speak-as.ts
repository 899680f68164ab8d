import type { Logger } from 'pino';

import type { WorkflowWorld } from '../../modules/assistant/server/mount.ts';
import type { StockClient } from '../../modules/inventory/server/mount.ts';
import type { Credential } from '../../platform/server/database/tenancy.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { inProcessClient } from './in-process-client.ts';
import type { AppRouter } from './router.ts';

/** Lets automations call this server's own procedures as a person, through the same guard, keys and audit trail as everybody's calls. */
export const workflowWorld = (router: AppRouter, pools: Pools, log: Logger): WorkflowWorld => ({
  pool: pools.app,
  speakAs: (userId) => inProcessClient({ pools, router, log }, { kind: 'person', userId }),
});

/** What the server's own work calls its procedures with: automations as people, self-checks as whoever they made up. */
export const ownClients = (
  router: AppRouter,
  pools: Pools,
  log: Logger,
): { readonly workflow: WorkflowWorld; readonly stockClientOf: (credential: Credential) => StockClient } => ({
  workflow: workflowWorld(router, pools, log),
  stockClientOf: (credential) => inProcessClient({ pools, router, log }, credential).inventory,
});

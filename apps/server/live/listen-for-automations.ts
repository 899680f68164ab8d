import type { Logger } from 'pino';

import { runAutomations, type WorkflowWorld } from '../../../modules/assistant/server/mount.ts';
import { listenSoon, type SoonEars } from './listen-soon.ts';

/** As long as alerts gather: most of what begins an automation is what they found. @unit milliseconds */
const gatherMs = 400;

/** Runs automations soon after something happened in a restaurant. What fails is tried again by the job. */
export const listenForAutomations = (world: WorkflowWorld, log: Logger): SoonEars =>
  listenSoon({
    pool: world.pool,
    log,
    gatherMs,
    failed: 'automations could not be run; it is tried again within a minute',
    look: (restaurantId) => runAutomations(world, restaurantId, new Date()),
  });

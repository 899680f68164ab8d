import type { Logger } from 'pino';

import { raiseAlerts } from '../../../modules/alerts/server/mount.ts';
import type { Pool } from '../../../platform/server/database/pool.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import { listenSoon, type SoonEars } from './listen-soon.ts';

/**
 * How long after a look what happens is gathered before the next: the first of a rush is looked at at once, the others together.
 *
 * @unit milliseconds
 */
const gatherMs = 400;

/** Looks at what presses in a restaurant soon after something happened there, one look at a time. A look that fails is made by the job. */
export const listenForAlerts = (pool: Pool, log: Logger): SoonEars =>
  listenSoon({
    pool,
    log,
    gatherMs,
    failed: 'alerts could not be raised; it is tried again within a minute',
    look: (restaurantId) =>
      withSystem(pool, { restaurantId, reason: 'hear of what presses' }, (tx) => raiseAlerts(tx, 'heard', new Date())),
  });

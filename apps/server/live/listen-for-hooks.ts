import type { Logger } from 'pino';

import type { HookSender } from '../../../modules/integrations/server/mount.ts';
import type { Pool } from '../../../platform/server/database/pool.ts';
import { listenSoon, type SoonEars } from './listen-soon.ts';

/** What a rush announces is read together; a moment later is soon enough for another program. @unit milliseconds */
const gatherMs = 400;

/** Tells other programs soon after something happened in a restaurant. What fails is tried again by the job. */
export const listenForHooks = (sender: HookSender, { pool, log }: { readonly pool: Pool; readonly log: Logger }): SoonEars =>
  listenSoon({
    pool,
    log,
    gatherMs,
    failed: 'what other programs are to be told could not be read; it is tried again within a minute',
    look: (restaurantId) => sender.look(restaurantId),
  });

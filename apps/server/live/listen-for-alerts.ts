import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

import { raiseAlerts } from '../../../modules/alerts/server/mount.ts';
import type { Pool } from '../../../platform/server/database/pool.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';

/**
 * How long after a look what happens is gathered before the next: the first of a rush is looked at at once, the others together.
 *
 * @unit milliseconds
 */
const gatherMs = 400;

/** Whoever hears that something happened in a restaurant. */
export type AlertEars = {
  readonly hear: (restaurantId: string) => void;
  /** Hears no more, and waits for the looks that run. */
  readonly stop: () => Promise<void>;
};

/** Nobody is told of what happens where nobody works, which may be gone again before the look. */
const isWorkedIn = async (pool: Pool, restaurantId: string): Promise<boolean> => {
  const { rows } = await pool.query<{ isSo: boolean }>('select app.is_worked_in($1) as "isSo"', [restaurantId]);
  return rows[0]?.isSo === true;
};

/** Looks at what presses in a restaurant soon after something happened there, one look at a time. A look that fails is made by the job. */
export const listenForAlerts = (pool: Pool, log: Logger): AlertEars => {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const look = async (restaurantId: string): Promise<void> => {
    do {
      again.delete(restaurantId);
      if (!(await isWorkedIn(pool, restaurantId))) return;
      await withSystem(pool, { restaurantId, reason: 'hear of what presses' }, (tx) => raiseAlerts(tx, 'heard', new Date()));
      await wait(gatherMs, undefined, { signal });
    } while (again.has(restaurantId) && !signal.aborted);
  };
  return {
    hear: (restaurantId) => {
      if (signal.aborted) return;
      again.add(restaurantId);
      if (running.has(restaurantId)) return;
      const work = look(restaurantId)
        .catch((fault: unknown) => {
          if (!signal.aborted) log.warn({ err: fault, restaurantId }, 'alerts could not be raised; it is tried again within a minute');
        })
        .finally(() => running.delete(restaurantId));
      running.set(restaurantId, work);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
};

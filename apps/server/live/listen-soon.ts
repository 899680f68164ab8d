import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { Pool } from '../../../platform/server/database/pool.ts';

/** Whoever hears that something happened in a restaurant. */
export type SoonEars = {
  readonly hear: (restaurantId: string) => void;
  /** Hears no more, and waits for the looks that run. */
  readonly stop: () => Promise<void>;
};

type Listening = {
  readonly pool: Pool;
  readonly log: Logger;
  /** Looks at a restaurant once. */
  readonly look: (restaurantId: string) => Promise<unknown>;
  /** How long after a look what happens is gathered before the next. @unit milliseconds */
  readonly gatherMs: number;
  /** What is logged where a look fails: it is made again by a job. */
  readonly failed: string;
};

/** Nobody is told of what happens where nobody works, which may be gone again before the look. */
const isWorkedIn = async (pool: Pool, restaurantId: string): Promise<boolean> => {
  const { rows } = await pool.query<{ isSo: boolean }>('select app.is_worked_in($1) as "isSo"', [restaurantId]);
  return rows[0]?.isSo === true;
};

/** Looks at a restaurant soon after something happened there, one look at a time: the first of a rush at once, the others together. */
export const listenSoon = ({ pool, log, look, gatherMs, failed }: Listening): SoonEars => {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const goOn = async (restaurantId: string): Promise<void> => {
    do {
      again.delete(restaurantId);
      if (!(await isWorkedIn(pool, restaurantId))) return;
      await look(restaurantId);
      await wait(gatherMs, undefined, { signal });
    } while (again.has(restaurantId) && !signal.aborted);
  };
  return {
    hear: (restaurantId) => {
      if (signal.aborted) return;
      again.add(restaurantId);
      if (running.has(restaurantId)) return;
      const work = goOn(restaurantId)
        .catch((fault: unknown) => {
          if (!signal.aborted) log.warn({ err: fault, restaurantId }, failed);
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

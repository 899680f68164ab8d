import type { Pool } from '../database/pool.ts';

/** Where PostgreSQL hands wake-ups to every server: `restaurant:sequence`, and nothing of what happened. */
export const bellChannel = 'maed_event';

type Bell = { readonly due: Map<string, bigint>; isRinging: boolean };

const bells = new WeakMap<Pool, Bell>();

const bellOf = (pool: Pool): Bell => {
  const known = bells.get(pool);
  if (known) return known;
  const made: Bell = { due: new Map(), isRinging: false };
  bells.set(pool, made);
  return made;
};

/**
 * Wakes whoever listens to a restaurant, after its commit: a notification inside the transaction would make commits wait
 * for each other, because PostgreSQL takes one lock over all of them. What becomes due while one is on its way goes
 * together. A bell that nobody hears is made good by the listeners' own look every two seconds.
 */
export const ringBell = (pool: Pool, restaurantId: string, sequence: bigint): void => {
  const bell = bellOf(pool);
  const known = bell.due.get(restaurantId);
  if (known === undefined || known < sequence) bell.due.set(restaurantId, sequence);
  if (!bell.isRinging) void ringAll(pool, bell);
};

const ringAll = async (pool: Pool, bell: Bell): Promise<void> => {
  bell.isRinging = true;
  while (bell.due.size > 0) {
    const words = [...bell.due].map(([restaurantId, sequence]) => `${restaurantId}:${sequence}`);
    bell.due.clear();
    await pool
      .query({ text: `select pg_notify($1, word) from unnest($2::text[]) word`, values: [bellChannel, words] })
      .catch(() => undefined);
  }
  bell.isRinging = false;
};

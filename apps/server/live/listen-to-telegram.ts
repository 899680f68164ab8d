import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

import { answerTelegram, type Telegram } from '../../../modules/alerts/server/mount.ts';
import type { Pool } from '../../../platform/server/database/pool.ts';

/** How long Telegram waits with its answer for somebody to write. */
const waitSeconds = 25;

/** How long it is let be after a fault, and until another server is asked again whether it still listens. @unit milliseconds */
const restMs = 10_000;

/** Of all servers of a database one listens: Telegram ends the call of whoever else does. */
const lockName = 'maed telegram';

/** Whoever listens to what people write to the bot. */
export type TelegramEars = { readonly stop: () => Promise<void> };

type Ears = { readonly pool: Pool; readonly telegram: Telegram; readonly log: Logger };

/**
 * Listens to what people write to the bot, by asking: that works behind any router, where Telegram could not call this server. How
 * far was heard, Telegram itself remembers.
 */
export const listenToTelegram = (ears: Ears): TelegramEars => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listening = (async () => {
    while (!signal.aborted) {
      await listenInTurn(ears, signal).catch((err: unknown) => {
        if (!signal.aborted) ears.log.warn({ err }, 'the bot could not be listened to; it is tried again');
      });
      await wait(restMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await listening;
    },
  };
};

/** Listens for as long as this server is the one that does. */
const listenInTurn = async (ears: Ears, signal: AbortSignal): Promise<void> => {
  const client = await ears.pool.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock(hashtext($1)) as "isOurs"', [lockName]);
    if (rows[0]?.isOurs) await listen(ears, signal);
  } finally {
    // The lock is the connection's: it goes with it, whatever became of it.
    client.release(true);
  }
};

const listen = async ({ pool, telegram, log }: Ears, signal: AbortSignal): Promise<void> => {
  let offset = 0;
  while (!signal.aborted) {
    for (const update of await telegram.hear(offset, { seconds: waitSeconds, signal })) {
      await answerTelegram(pool, telegram, update).catch((err: unknown) =>
        log.warn({ err }, 'somebody who wrote to the bot was not answered'),
      );
      offset = update.update_id + 1;
    }
  }
};

import { ORPCError } from '@orpc/server';

import type { Tx } from './tx.ts';

/** A place in a transaction to go back to. */
export type Savepoint = {
  /** Keeps what was done since. */
  readonly release: () => Promise<void>;
  /** Undoes what was done since, announced events included. */
  readonly undo: () => Promise<void>;
};

let made = 0;

/** Marks a place in the transaction; savepoints nest, and each is ended once. */
export const openSavepoint = async (tx: Tx): Promise<Savepoint> => {
  made += 1;
  const name = `part_${made}`;
  const eventCount = tx.events.length;
  await tx.client.query(`savepoint ${name}`);
  return {
    release: async () => {
      await tx.client.query(`release savepoint ${name}`);
    },
    undo: async () => {
      await tx.client.query(`rollback to savepoint ${name}; release savepoint ${name}`);
      tx.events.splice(eventCount);
    },
  };
};

/** What became of a part: its value, or the refusal that undid it. */
export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: { readonly code: string; readonly data: object } };

/**
 * Does a part of a transaction that may be refused without the rest: a refusal undoes the part and is handed back, a
 * fault still ends the whole.
 */
export const attempt = async <Value>(tx: Tx, work: () => Promise<Value>): Promise<Attempt<Value>> => {
  const savepoint = await openSavepoint(tx);
  try {
    const value = await work();
    await savepoint.release();
    return { ok: true, value };
  } catch (thrown) {
    if (!(thrown instanceof ORPCError) || thrown.status >= 500) throw thrown;
    await savepoint.undo();
    return { ok: false, refusal: { code: String(thrown.code), data: (thrown.data ?? {}) as object } };
  }
};

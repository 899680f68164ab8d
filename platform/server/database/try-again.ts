import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { databaseErrorOf } from './database-error.ts';
import { openSavepoint } from './savepoint.ts';
import type { Tx } from './tx.ts';

/** How a part of a transaction ended: with its value, or with what the database said the last time. */
export type Tried<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: pg.DatabaseError; readonly isConflict: boolean };

/** How often a part is tried, and how long is waited in between. */
export type Patience = { readonly attempts: number; readonly pauseMs: number };

/** Constraints: what they forbid they forbid again. */
const isConflict = (fault: pg.DatabaseError): boolean => fault.code?.startsWith('23') === true;

/**
 * Does a part of a transaction that may fail without the rest, and tries it again where the database failed it. Each
 * failed attempt is undone alone. What a constraint forbids is not tried again.
 *
 * @throws refusals and bugs as they are, and the fault of a connection that is gone, on which nothing can be undone
 */
export const tryAgain = async <Value>(tx: Tx, patience: Patience, work: () => Promise<Value>): Promise<Tried<Value>> => {
  for (let attempt = 1; ; attempt += 1) {
    const savepoint = await openSavepoint(tx);
    try {
      const value = await work();
      await savepoint.release();
      return { ok: true, value };
    } catch (thrown) {
      const fault = databaseErrorOf(thrown);
      if (fault === null) throw thrown;
      await savepoint.undo();
      if (isConflict(fault) || attempt >= patience.attempts) return { ok: false, fault, isConflict: isConflict(fault) };
    }
    await pause(patience.pauseMs);
  }
};

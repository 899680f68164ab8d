import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { signal } from './tables.ts';

/** Something that pressed, as it was said when it was last looked at. */
export type SaidSignal = {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly words: Readonly<Record<string, string | number | null>>;
  readonly place: string;
  /** @unit minor units of the restaurant's currency */
  readonly impactMinor: bigint | null;
  readonly raisedAt: Date;
};

const read = (tx: RestaurantTx, which: SQL | undefined): Promise<SaidSignal[]> =>
  tx.db
    .select({
      id: signal.id,
      kind: signal.kind,
      subject: signal.subject,
      words: signal.words,
      place: signal.place,
      impactMinor: signal.impactMinor,
      raisedAt: signal.raisedAt,
    })
    .from(signal)
    .where(and(eq(signal.restaurantId, tx.restaurantId), which))
    .orderBy(asc(signal.raisedAt), asc(signal.id));

/** What pressed, by the ids under which it was announced; whether it still does or not. */
export const signalsById = (tx: RestaurantTx, ids: readonly string[]): Promise<SaidSignal[]> => read(tx, inArray(signal.id, [...ids]));

/** What began to press since a moment, of one kind. */
export const signalsSince = (tx: RestaurantTx, kind: string, since: Date): Promise<SaidSignal[]> =>
  read(tx, and(eq(signal.kind, kind), gte(signal.raisedAt, since)));

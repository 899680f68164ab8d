import type { Days } from '../report-period.ts';
import { eveOf } from '../trend-stretches.ts';

/** Goods that left for another restaurant of the owner, or came from it, as the ledger signs them. */
export type Moved = {
  readonly transferId: string;
  readonly partnerId: string;
  readonly kind: 'TRANSFER_OUT' | 'TRANSFER_IN';
  readonly businessDate: string;
  /** @unit minor units; below nothing is what left */
  readonly valueMinor: bigint;
};

/** A restaurant with its transfers until the end of a stretch. */
export type MovingHouse = { readonly id: string; readonly moved: readonly Moved[] };

/**
 * What went between the restaurants of one sum.
 *
 * @unit minor units
 * @invariant what stood between them before, without what came in and with what went out of them, stands between them after.
 */
export type Between = {
  readonly byHouse: ReadonlyMap<string, { readonly cameMinor: bigint; readonly wentMinor: bigint }>;
  /** On the way when the stretch began: stock of the group on nobody's shelf. */
  readonly beforeMinor: bigint;
  /** On the way when it ended. */
  readonly afterMinor: bigint;
  /** Of it, what has arrived by the papers and has no known value where it arrived. */
  readonly unvaluedMinor: bigint;
};

const sumOf = (moved: readonly Moved[]): bigint => moved.reduce((sum, { valueMinor }) => sum + valueMinor, 0n);

/** What went between restaurants in a stretch; what went to others, or came from them, is none of it. */
export const betweenHouses = (houses: readonly MovingHouse[], days: Days): Between => {
  const ids = new Set(houses.map(({ id }) => id));
  const inner = houses.map(({ id, moved }) => ({ id, moved: moved.filter(({ partnerId }) => ids.has(partnerId)) }));
  const all = inner.flatMap(({ moved }) => moved);
  const until = (day: string): readonly Moved[] => all.filter(({ businessDate }) => businessDate <= day);
  const arrived = new Set(until(days.to).flatMap(({ kind, transferId }) => (kind === 'TRANSFER_IN' ? [transferId] : [])));
  const byHouse = inner.map(({ id, moved }) => {
    const now = moved.filter(({ businessDate }) => days.from <= businessDate && businessDate <= days.to);
    const of = (wanted: Moved['kind']): bigint => sumOf(now.filter(({ kind }) => kind === wanted));
    return [id, { cameMinor: of('TRANSFER_IN'), wentMinor: -of('TRANSFER_OUT') }] as const;
  });
  return {
    byHouse: new Map(byHouse),
    beforeMinor: -sumOf(until(eveOf(days))),
    afterMinor: -sumOf(until(days.to)),
    unvaluedMinor: -sumOf(until(days.to).filter(({ transferId }) => arrived.has(transferId))),
  };
};

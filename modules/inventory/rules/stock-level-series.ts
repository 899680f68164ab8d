import { addQuantities, noQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { MovementKind } from './movement-kind.ts';

/** As much of a ledger row as a history needs. */
export type HistoryRow = {
  readonly kind: MovementKind;
  readonly quantity: Quantity;
  /** Since when it holds, ISO 8601 in UTC, so that texts sort as instants do. */
  readonly effectiveAt: string;
  /** Whether it says what was really on the shelf: a count or an opening that was not undone. */
  readonly isAnchor: boolean;
};

/** From this instant on, so much was on hand. */
export type LevelStep = { readonly at: string; readonly onHand: Quantity };

/** The stretch of time that a chart shows, ISO 8601 in UTC, and the level after all rows. */
export type HistoryRange = { readonly from: string; readonly until: string; readonly onHand: Quantity };

/**
 * The level as a staircase: it holds from one step to the next. The first step stands at the start of the range with
 * what was on hand before it, so the line never begins in the air.
 *
 * @param rows of one item that hold since `from`, in any order; `onHand` counts all of them.
 */
export const levelSeries = (rows: readonly HistoryRow[], { from, until, onHand }: HistoryRange): readonly LevelStep[] => {
  const inOrder = rows.filter((row) => row.effectiveAt > from).toSorted((left, right) => compareText(left.effectiveAt, right.effectiveAt));
  let held = before(inOrder, onHand);
  const steps: LevelStep[] = [{ at: from, onHand: held }];
  for (const row of inOrder) {
    if (row.effectiveAt > until) break;
    held = addQuantities(held, row.quantity);
    if (row.quantity === noQuantity) continue;
    if (steps.at(-1)?.at === row.effectiveAt) steps.pop();
    steps.push({ at: row.effectiveAt, onHand: held });
  }
  return steps;
};

/** What all movements of one kind did since the anchor. */
export type MovementGroup = {
  readonly kind: MovementKind;
  readonly quantity: Quantity;
  /** @unit rows of the ledger */
  readonly count: number;
};

/** Why a level is what it is: where it was last known, and what happened since. */
export type LevelExplanation<Row extends HistoryRow> = {
  /** The last count or the opening; null when there is none and the sum begins at nothing. */
  readonly anchor: Row | null;
  /** What was on hand at the anchor, or before the first row. */
  readonly startOnHand: Quantity;
  /** By kind, in the order in which each first happened. */
  readonly groups: readonly MovementGroup[];
};

/**
 * Explains a level from its ledger.
 *
 * @param rows of one item, all of them or at least from its last anchor on, in the order in which they hold.
 * @param onHand the level after all of them.
 * @invariant `startOnHand` and the groups add up to `onHand`.
 */
export const explainLevel = <Row extends HistoryRow>(rows: readonly Row[], onHand: Quantity): LevelExplanation<Row> => {
  const anchor = rows.findLast((row) => row.isAnchor) ?? null;
  const since = rows.filter((row) => anchor === null || row.effectiveAt > anchor.effectiveAt);
  const groups = new Map<MovementKind, MovementGroup>();
  for (const { kind, quantity } of since) {
    if (kind === 'REVALUE') continue;
    const group = groups.get(kind) ?? { kind, quantity: noQuantity, count: 0 };
    groups.set(kind, { kind, quantity: addQuantities(group.quantity, quantity), count: group.count + 1 });
  }
  return { anchor, startOnHand: before(since, onHand), groups: [...groups.values()] };
};

/** What was on hand before these rows. */
const before = (rows: readonly HistoryRow[], onHand: Quantity): Quantity =>
  (onHand - rows.reduce((sum, row) => sum + row.quantity, 0n)) as Quantity;

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

import { addQuantities, negateQuantity, noQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { MovementKind } from './movement-kind.ts';

/** As much of a ledger row as a history needs. */
export type HistoryRow = {
  readonly kind: MovementKind;
  readonly quantity: Quantity;
  readonly balanceAfter: Quantity;
  /** When it happened, ISO 8601 in UTC, so that texts sort as instants do. */
  readonly occurredAt: string;
  readonly isCorrection: boolean;
  readonly isCorrected: boolean;
};

/** From this instant on, so much was on hand. */
export type LevelStep = { readonly at: string; readonly onHand: Quantity };

/** The stretch of time that a chart shows, ISO 8601 in UTC. */
export type HistoryRange = { readonly from: string; readonly until: string };

/**
 * The level as a staircase: it holds from one step to the next. The first step stands at the start of the range with
 * what was on hand before it, so the line never begins in the air.
 *
 * @param rows of one item, in the order in which they were posted; rows outside the range only carry the level in.
 */
export const levelSeries = (rows: readonly HistoryRow[], { from, until }: HistoryRange): readonly LevelStep[] => {
  const inOrder = rows.toSorted((left, right) => compareText(left.occurredAt, right.occurredAt));
  let onHand = openingBalance(rows);
  const steps: LevelStep[] = [];
  for (const row of inOrder) {
    if (row.occurredAt > until) break;
    if (row.occurredAt > from && steps.length === 0) steps.push({ at: from, onHand });
    onHand = addQuantities(onHand, row.quantity);
    if (row.occurredAt <= from || row.quantity === noQuantity) continue;
    if (steps.at(-1)?.at === row.occurredAt) steps.pop();
    steps.push({ at: row.occurredAt, onHand });
  }
  return steps.length === 0 ? [{ at: from, onHand }] : steps;
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
  /** By kind, in the order in which each first happened. */
  readonly groups: readonly MovementGroup[];
  readonly onHand: Quantity;
};

/**
 * Explains a level from its ledger.
 *
 * @param rows of one item, all of them or at least from its last anchor on, in the order in which they were posted.
 * @invariant the anchor's balance and the groups add up to `onHand`.
 */
export const explainLevel = <Row extends HistoryRow>(rows: readonly Row[]): LevelExplanation<Row> => {
  const anchorPosition = rows.findLastIndex(isAnchor);
  const anchor = rows[anchorPosition] ?? null;
  const since = rows.slice(anchorPosition + 1);
  const groups = new Map<MovementKind, MovementGroup>();
  let onHand = anchor?.balanceAfter ?? openingBalance(rows);
  for (const { kind, quantity } of since) {
    if (kind === 'REVALUE') continue;
    const group = groups.get(kind) ?? { kind, quantity: noQuantity, count: 0 };
    groups.set(kind, { kind, quantity: addQuantities(group.quantity, quantity), count: group.count + 1 });
    onHand = addQuantities(onHand, quantity);
  }
  return { anchor, groups: [...groups.values()], onHand };
};

/** Whether a row says what was really on the shelf, so that an explanation may begin there; one that was undone doesn't. */
export const isAnchor = ({ kind, isCorrection, isCorrected }: HistoryRow): boolean =>
  (kind === 'COUNT_ADJUST' || kind === 'OPENING') && !isCorrection && !isCorrected;

/** What was on hand before the first of these rows. */
const openingBalance = (rows: readonly HistoryRow[]): Quantity => {
  const first = rows[0];
  return first ? addQuantities(first.balanceAfter, negateQuantity(first.quantity)) : noQuantity;
};

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

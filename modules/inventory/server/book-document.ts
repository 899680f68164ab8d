import { uuidv7 } from 'uuidv7';

import type { MinorUnits } from '../../../kit/money.ts';
import { formatQuantity } from '../../../kit/quantity.ts';
import { atOnce } from '../../../platform/server/database/at-once.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { decideCorrection } from '../rules/correction.ts';
import { decideAtWorth } from '../rules/decide-at-worth.ts';
import type { PackChain } from '../rules/pack-chain.ts';
import type { EnteredPart } from '../rules/quantity-entry.ts';
import { decideBooking, type MovementDraft } from '../rules/record-movement.ts';
import type { LotOfMovement, MovementSource } from './ledger-statement.ts';
import { lockItem } from './load-item.ts';
import { type OriginalRow, originalIn, rowsOfDocument } from './load-original.ts';
import { postToLedger, type Posted } from './post-to-ledger.ts';

/** The document of another module that moves stock: `goods-receipt`, `waste`, `transfer`, and which one. */
export type StockDocument = {
  readonly sourceType: string;
  readonly sourceId: string;
  readonly occurredAt: Date;
  readonly deviceId: string | null;
};

/** One line of a document: what it does to one item. */
export type DocumentLine = MovementDraft & {
  readonly movementId: string;
  readonly itemId: string;
  readonly note: string | null;
  /** The lot that a delivery brings, or that something was taken from; null lets the rule decide. */
  readonly lot: LotOfMovement | null;
  /** The packs that its quantities are measured by, where they are a supplier's and not the item's own. */
  readonly packChain?: PackChain;
  /** What all of it is worth where no price of one says it; only of what comes in, and instead of its price. */
  readonly worthMinor?: MinorUnits;
};

const textOf = (parts: readonly EnteredPart[]): string =>
  parts.map(({ quantity, unit }) => `${formatQuantity(quantity)} ${unit}`).join(' + ');

/** A line, and the document that it is of. */
export type BookedLine = { readonly document: StockDocument; readonly line: DocumentLine };

/**
 * Books lines into the ledger, in the caller's transaction. Their items are held in the order of their ids, so that two
 * documents with the same items never wait for each other in a circle; different items are booked at once, the lines of one
 * after another, as they are given.
 *
 * @refuses whatever bookDocumentLine refuses
 */
export const bookDocumentLines = (tx: RestaurantTx, booked: readonly BookedLine[]): Promise<void> => {
  const linesOf = Map.groupBy(booked, ({ line }) => line.itemId);
  const inOrder = [...linesOf].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return atOnce(
    inOrder.map(([, lines]) => async () => {
      for (const { document, line } of lines) await bookDocumentLine(tx, document, line);
    }),
  );
};

/**
 * Books one line of a document into the ledger, in the caller's transaction. Who books several one by one does it in the
 * order of their items' ids.
 *
 * @refuses NOT_FOUND for an item of no or another restaurant; whatever decideBooking refuses; ID_TAKEN
 */
export const bookDocumentLine = async (tx: RestaurantTx, document: StockDocument, line: DocumentLine): Promise<Posted> => {
  const item = await lockItem(tx, line.itemId);
  if (!item) throw refusal('NOT_FOUND');
  const units = line.packChain ? { ...item.units, packChain: line.packChain } : item.units;
  const { worthMinor } = line;
  return postToLedger(tx, item, {
    decide: (level) =>
      orRefuse(
        worthMinor === undefined
          ? decideBooking(line, { item: units, level })
          : decideAtWorth({ ...line, worthMinor }, { item: units, level }),
      ),
    source: sourceOf(document, line),
  });
};

const sourceOf = (document: StockDocument, { movementId, reason, note, parts, lot }: DocumentLine): MovementSource => ({
  ...document,
  movementId,
  effectiveAt: document.occurredAt,
  reason,
  note,
  enteredText: parts.length === 0 ? null : textOf(parts),
  enteredParts: parts.length === 0 ? null : parts.map(({ quantity, unit }) => ({ quantity: formatQuantity(quantity), unit })),
  reversalOfId: null,
  lot,
});

/**
 * Undoes every row that a document made, by their opposites.
 *
 * @returns how many rows were undone; 0 when there was nothing to undo
 */
export const undoDocument = (tx: RestaurantTx, document: StockDocument, undoneBy: string): Promise<number> =>
  undoDocuments(tx, [{ document, undoneBy }]);

/**
 * Undoes several documents at once, in the order of their items' ids, as they were booked.
 *
 * @returns how many rows were undone
 */
export const undoDocuments = async (
  tx: RestaurantTx,
  undone: readonly { readonly document: StockDocument; readonly undoneBy: string }[],
): Promise<number> => {
  const rows: { readonly row: OriginalRow; readonly document: StockDocument; readonly undoneBy: string }[] = [];
  for (const one of undone) {
    const found = await rowsOfDocument(tx, one.document.sourceType, one.document.sourceId);
    rows.push(...found.map((row) => ({ row, ...one })));
  }
  for (const { row, document, undoneBy } of rows.toSorted((left, right) =>
    left.row.itemId < right.row.itemId ? -1 : Number(left.row.itemId > right.row.itemId),
  )) {
    const item = await lockItem(tx, row.itemId);
    if (!item) throw refusal('NOT_FOUND');
    await postToLedger(tx, item, {
      decide: (level) => orRefuse(decideCorrection(level, originalIn(row, item))),
      source: reversalOf(row, document, undoneBy),
    });
  }
  return rows.length;
};

const reversalOf = (row: OriginalRow, document: StockDocument, undoneBy: string): MovementSource => ({
  movementId: uuidv7(),
  sourceType: `${document.sourceType}-reversal`,
  sourceId: undoneBy,
  occurredAt: document.occurredAt,
  effectiveAt: row.effectiveAt,
  deviceId: document.deviceId,
  reason: row.reason,
  note: null,
  enteredText: null,
  enteredParts: null,
  reversalOfId: row.id,
  lot: null,
});

import { uuidv7 } from 'uuidv7';

import { type MinorUnits, minorUnitsOf, noMoney } from '../../../kit/money.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { EnteredPart } from '../rules/quantity-entry.ts';
import { bookDocumentLine, type StockDocument } from './book-document.ts';
import { lockItem, type LockedItem } from './load-item.ts';

/** What was made of what. */
export type Production = {
  /** @unit millionths of each item's base unit, by the ids that a recipe names */
  readonly ingredients: ReadonlyMap<string, Quantity>;
  readonly made: {
    readonly itemId: string;
    readonly parts: readonly EnteredPart[];
    /** The lot that it becomes, where the item tells its lots apart; with a date where somebody said one. */
    readonly lotId: string;
    readonly useBy: BusinessDate | null;
  };
  /** Whether the ingredients are all that went in: of what is not, nobody knows what it cost. */
  readonly isWhole: boolean;
};

/** What a production came to in the books. */
export type Produced = {
  /** What went in had cost, and so what came of it is worth; null where that is not known of all of it. */
  readonly valueMinor: MinorUnits | null;
  /** What is known of it. */
  readonly knownMinor: MinorUnits;
  /** Of the books of what was made. */
  readonly currency: string;
  /** Ingredients whose cost nobody knows, or knows in another currency. */
  readonly uncostedItemIds: readonly string[];
  /** Null where the item does not tell its lots apart. */
  readonly lotId: string | null;
};

/**
 * Takes ingredients out of stock and puts what was made of them in, in the caller's transaction. All levels are held in
 * the order of the items' ids before anything is booked: what comes in is worth what the rest had cost.
 *
 * @invariant the value in is the sum of the values out, to the minor unit; without one of them it comes in at the price of before
 * @refuses NOT_FOUND for an item of no or another restaurant; whatever decideBooking and decideAtWorth refuse; ID_TAKEN
 */
export const bookProduction = async (tx: RestaurantTx, document: StockDocument, production: Production): Promise<Produced> => {
  const { ingredients, made, isWhole } = production;
  const held = await holdAll(tx, [...ingredients.keys(), made.itemId]);
  const target = heldItem(held, made.itemId);
  const uncostedItemIds: string[] = [];
  let known: bigint = noMoney;
  for (const [itemId, amount] of [...ingredients].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const item = heldItem(held, itemId);
    const parts = [{ quantity: amount, unit: item.units.baseUnit }];
    const out = await bookDocumentLine(tx, document, { ...nothingSaid, movementId: uuidv7(), itemId, kind: 'PRODUCTION_OUT', parts });
    const { valueMinor } = out.own.posting.rows[0];
    if (valueMinor === null || item.currency !== target.currency) uncostedItemIds.push(itemId);
    else known -= valueMinor;
  }
  const knownMinor = minorUnitsOf(known);
  if (knownMinor === null || knownMinor < noMoney) throw refusal('COST_OUT_OF_RANGE', { field: 'entry' });
  const valueMinor = isWhole && uncostedItemIds.length === 0 ? knownMinor : null;
  await bookDocumentLine(tx, document, {
    ...nothingSaid,
    movementId: uuidv7(),
    itemId: made.itemId,
    kind: 'PRODUCTION_IN',
    parts: made.parts,
    lot: { kind: 'NEW', lotId: made.lotId, lotNumber: null, supplierName: null, dateType: target.dateType, printedDate: made.useBy },
    ...(valueMinor !== null && { worthMinor: valueMinor }),
  });
  return { valueMinor, knownMinor, currency: target.currency, uncostedItemIds, lotId: target.tracksLots ? made.lotId : null };
};

const nothingSaid = { price: null, reason: null, note: null, lot: null } as const;

const holdAll = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<ReadonlyMap<string, LockedItem>> => {
  const held = new Map<string, LockedItem>();
  for (const itemId of [...new Set(itemIds)].toSorted()) {
    const item = await lockItem(tx, itemId);
    if (!item) throw refusal('NOT_FOUND');
    held.set(itemId, item);
  }
  return held;
};

const heldItem = (held: ReadonlyMap<string, LockedItem>, itemId: string): LockedItem => {
  const item = held.get(itemId);
  if (!item) throw new Error('An item that is booked is held.');
  return item;
};

import { uuidv7 } from 'uuidv7';

import { type MinorUnits, minorUnitsOf } from '../../../kit/money.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { EnteredPart } from '../../inventory/rules/quantity-entry.ts';
import { bookDocumentLine, lockItem, type StockDocument } from '../../inventory/server/public.ts';
import { type MadeThing, stockOfMade } from '../../menu/server/public.ts';
import type { EntryBody } from '../contract/fields.ts';
import { wasteSource } from './waste-source.ts';

/** What something cooked had cost, and by which version it was taken apart. */
export type MadeWaste = {
  readonly thing: MadeThing;
  readonly version: { readonly recipeId: string; readonly versionNo: number } | null;
  /** Null where not all of it is known. */
  readonly valueMinor: MinorUnits | null;
  readonly knownMinor: MinorUnits;
  /** @unit parts of it that nobody knows the cost of, or that could not be said in stock */
  readonly uncosted: number;
};

/** What the entry keeps of it. */
export const storedMade = ({ thing, version, knownMinor, uncosted }: MadeWaste) => ({
  dishId: thing.kind === 'DISH' ? thing.dishId : null,
  recipeId: thing.kind === 'PREP' ? thing.recipeId : (version?.recipeId ?? null),
  recipeVersionNo: version?.versionNo ?? null,
  knownMinor,
  uncosted,
});

type Said = { readonly parts: readonly EnteredPart[]; readonly happenedAt: Date };

/**
 * Books what was cooked and thrown away out of stock, item by item in the order of their ids: of a prep that is kept the
 * prep, of everything else what it was made of. What nobody can say takes nothing, and its cost is not claimed.
 *
 * @refuses NOT_FOUND for a dish or a prep of no or another restaurant; UNIT_NOT_IN_PACK_CHAIN; whatever inventory refuses
 */
export const bookMade = async (tx: RestaurantTx, envelope: CommandEnvelope<EntryBody>, said: Said): Promise<MadeWaste> => {
  const { body, deviceId } = envelope;
  const thing = body.made;
  if (thing === undefined || thing.kind !== body.kind) throw refusal('WASTE_KIND_NEEDS_RECIPE', { field: 'kind' });
  const decision = await stockOfMade(tx, thing, { parts: said.parts, at: said.happenedAt });
  if (decision === null) throw refusal('NOT_FOUND');
  const { version, items, problems } = orRefuse(decision, { field: 'entry' });
  const document = { sourceType: wasteSource, sourceId: body.entryId, occurredAt: said.happenedAt, deviceId };
  let known = 0n;
  let uncosted = problems + (version === null ? 1 : 0);
  for (const taken of [...items].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const valueMinor = await bookOne(tx, document, { taken, reason: body.reason });
    if (valueMinor === null) uncosted += 1;
    else known += valueMinor;
  }
  const knownMinor = minorUnitsOf(known);
  if (knownMinor === null) throw refusal('COST_OUT_OF_RANGE', { field: 'entry' });
  return { thing, version, knownMinor, uncosted, valueMinor: uncosted === 0 ? knownMinor : null };
};

type Taking = { readonly taken: readonly [itemId: string, amount: Quantity]; readonly reason: string };

/** What it had cost, positive; null where nobody knows, or it is known in another currency. */
const bookOne = async (tx: RestaurantTx, document: StockDocument, { taken: [itemId, amount], reason }: Taking): Promise<bigint | null> => {
  const item = await lockItem(tx, itemId);
  if (!item) throw refusal('NOT_FOUND');
  const parts = [{ quantity: amount, unit: item.units.baseUnit }];
  const line = { movementId: uuidv7(), itemId, kind: 'WASTE' as const, parts, price: null, reason, note: null, lot: null };
  const posted = await bookDocumentLine(tx, document, line);
  const { valueMinor } = posted.own.posting.rows[0];
  return valueMinor === null || item.currency !== tx.currency ? null : -valueMinor;
};

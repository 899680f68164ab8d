import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Lot, LotChange } from '../contract/lots.contract.ts';
import type { MovementBody } from '../contract/movement-schemas.ts';
import type { ItemUnits } from '../rules/conversion.ts';
import { decideLotPart } from '../rules/lot-part.ts';
import { decideLotStep, type LotState } from '../rules/lot-step.ts';
import { sumOfParts } from '../rules/quantity-entry.ts';
import { announceInventory } from './announce-inventory.ts';
import { familyOf, takePart, type LotRow, type LotStepRow } from './lot-parts.ts';
import { lockItem } from './load-item.ts';
import { lotOrRefuse, presentLot } from './lots.ts';
import { stockLot, stockLotStep } from './tables.ts';

const stateOf = (tx: RestaurantTx, lot: LotRow): LotState => ({
  status: lot.status,
  dateType: lot.dateType,
  receivedOn: tradingDay(tx, lot.receivedAt),
  printedDate: lot.printedDate as BusinessDate | null,
  openedOn: lot.openedOn as BusinessDate | null,
  frozenOn: lot.frozenOn as BusinessDate | null,
  thawedOn: lot.thawedOn as BusinessDate | null,
  expiresOn: lot.expiresOn as BusinessDate | null,
});

/**
 * Takes a step with a lot, and keeps who took it and why. The item's level is held, so that no withdrawal chooses among
 * lots while one of them changes.
 *
 * A part of it that is opened, frozen or thawed becomes a lot of its own.
 *
 * @refuses NOT_FOUND; whatever decideLotStep and decideLotPart refuse; ID_TAKEN
 */
export const changeLot = async (
  tx: RestaurantTx,
  { commandId, occurredAt, body }: CommandEnvelope<{ readonly lotId: string; readonly change: LotChange }>,
): Promise<{ lot: Lot; left?: Lot }> => {
  const { lotId, change } = body;
  const found = await lotOrRefuse(tx, lotId);
  const held = await lockItem(tx, found.lot.itemId);
  if (!held) throw refusal('NOT_FOUND');
  const { lot, shelfLife } = await lotOrRefuse(tx, lotId);
  const takenAt = new Date(occurredAt);
  const facts = { lot: stateOf(tx, lot), role: tx.role, shelfLife, today: tradingDay(tx, takenAt) };
  const newDate = change.step === 'REDATE' ? (change.expiresOn as BusinessDate) : null;
  const { status, openedOn, frozenOn, thawedOn, expiresOn } = orRefuse(decideLotStep(change.step, { ...facts, newDate }), { field: 'lot' });
  const reason = 'reason' in change ? change.reason : null;
  const after = { status, openedOn, frozenOn, thawedOn, expiresOn, statusReason: reason };
  const step = { id: commandId, step: change.step, reason, expiresOn, takenBy: tx.userId, takenAt };
  const part = 'part' in change && change.part ? partOf(lot, held.units, change.part) : null;
  if (part) {
    const taken = await takePart(tx, lot, { ...part, after, step });
    return { lot: presentLot(tx, taken), left: presentLot(tx, (await lotOrRefuse(tx, lotId)).lot) };
  }
  const columns = { ...after, version: lot.version + 1, updatedAt: new Date() };
  await tx.db
    .update(stockLot)
    .set(columns)
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), eq(stockLot.id, lotId)));
  await tx.db.insert(stockLotStep).values({ restaurantId: tx.restaurantId, lotId, ...step });
  if (change.step === 'RECALL') await recallRelatives(tx, lot, step);
  return { lot: presentLot(tx, { ...lot, ...columns }) };
};

type PartAsked = { readonly lotId: string; readonly entry: MovementBody['entry'] };

/** How much goes into the part and how much stays; null where it is all of the lot. */
const partOf = (lot: LotRow, units: ItemUnits, { lotId, entry }: PartAsked) => {
  const parts = entry.parts.map((one) => ({ quantity: quantity(one.quantity), unit: one.unit }));
  const asked = orRefuse(sumOfParts(parts, units), { field: 'part' });
  const decided = orRefuse(decideLotPart(quantity(lot.onHand), asked), { field: 'part' });
  return decided === 'WHOLE' ? null : { partId: lotId, quantity: asked, stays: decided.stays };
};

/** Recalls a lot's parts and what it was a part of: it is one delivery, whatever was done with some of it. */
const recallRelatives = async (tx: RestaurantTx, lot: LotRow, step: LotStepRow): Promise<void> => {
  announceInventory(tx, 'inventory.v1.lot-recalled', { lotId: lot.id, itemId: lot.itemId });
  const ids = (await familyOf(tx, lot.id)).filter((id) => id !== lot.id);
  if (ids.length === 0) return;
  const recalled = await tx.db
    .update(stockLot)
    .set({ status: 'RECALLED', statusReason: step.reason, version: sql`${stockLot.version} + 1`, updatedAt: new Date() })
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), inArray(stockLot.id, ids), ne(stockLot.status, 'RECALLED')))
    .returning({ lotId: stockLot.id, itemId: stockLot.itemId, expiresOn: stockLot.expiresOn });
  for (const { itemId, ...row } of recalled) {
    await tx.db.insert(stockLotStep).values({ ...step, ...row, restaurantId: tx.restaurantId, id: uuidv7() });
    announceInventory(tx, 'inventory.v1.lot-recalled', { lotId: row.lotId, itemId });
  }
};

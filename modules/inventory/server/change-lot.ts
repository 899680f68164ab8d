import { and, eq } from 'drizzle-orm';

import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Lot, LotChange } from '../contract/lots.contract.ts';
import { decideLotStep, type LotState } from '../rules/lot-step.ts';
import { announceInventory } from './announce-inventory.ts';
import { lockItem } from './load-item.ts';
import { lotOrRefuse, presentLot, tradingDay } from './lots.ts';
import { stockLot, stockLotStep } from './tables.ts';

type LotRow = typeof stockLot.$inferSelect;

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
 * @refuses NOT_FOUND; whatever decideLotStep refuses
 */
export const changeLot = async (
  tx: RestaurantTx,
  { commandId, occurredAt, body }: CommandEnvelope<{ readonly lotId: string; readonly change: LotChange }>,
): Promise<{ lot: Lot }> => {
  const { lotId, change } = body;
  const found = await lotOrRefuse(tx, lotId);
  const held = await lockItem(tx, found.lot.itemId);
  if (!held) throw refusal('NOT_FOUND');
  const { lot, shelfLife } = await lotOrRefuse(tx, lotId);
  const takenAt = new Date(occurredAt);
  const facts = { lot: stateOf(tx, lot), role: tx.role, shelfLife, today: tradingDay(tx, takenAt) };
  const newDate = change.step === 'REDATE' ? (change.expiresOn as BusinessDate) : null;
  const decided = orRefuse(decideLotStep(change.step, { ...facts, newDate }), { field: 'lot' });
  const { status, openedOn, frozenOn, thawedOn, expiresOn } = decided;
  const reason = 'reason' in change ? change.reason : null;
  const columns = {
    status,
    openedOn,
    frozenOn,
    thawedOn,
    expiresOn,
    statusReason: reason,
    version: lot.version + 1,
    updatedAt: new Date(),
  };
  await tx.db
    .update(stockLot)
    .set(columns)
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), eq(stockLot.id, lotId)));
  const step = { id: commandId, lotId, step: change.step, reason, expiresOn, takenBy: tx.userId, takenAt };
  await tx.db.insert(stockLotStep).values({ restaurantId: tx.restaurantId, ...step });
  if (change.step === 'RECALL') announceInventory(tx, 'inventory.v1.lot-recalled', { lotId, itemId: lot.itemId });
  return { lot: presentLot(tx, { ...lot, ...columns }) };
};

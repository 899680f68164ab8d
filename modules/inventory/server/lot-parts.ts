import { and, eq } from 'drizzle-orm';

import { formatQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { stockLot, stockLotMovement, stockLotStep } from './tables.ts';

/** A lot as it is stored. */
export type LotRow = typeof stockLot.$inferSelect;

/** A step as it is stored, apart from where and with which lot. */
export type LotStepRow = Omit<typeof stockLotStep.$inferSelect, 'restaurantId' | 'lotId' | 'recordedAt'>;

/** What is taken out of a lot to be one of its own, and how that then stands. */
type Part = {
  readonly partId: string;
  readonly quantity: Quantity;
  readonly stays: Quantity;
  readonly after: Pick<LotRow, 'status' | 'openedOn' | 'frozenOn' | 'thawedOn' | 'expiresOn' | 'statusReason'>;
  readonly step: LotStepRow;
};

/**
 * Makes a part of a lot a lot of its own; the ledger, which knows only the item, is not touched by it.
 *
 * @invariant each of the two holds what its shares add up to
 * @refuses ID_TAKEN
 */
export const takePart = async (tx: RestaurantTx, lot: LotRow, { partId, quantity, stays, after, step }: Part): Promise<LotRow> => {
  const { restaurantId } = tx;
  const now = new Date();
  const fresh = { version: 1, createdAt: now, updatedAt: now, expiryToldFor: null };
  const [part] = await tx.db
    .insert(stockLot)
    .values({ ...lot, ...after, ...fresh, id: partId, parentId: lot.id, onHand: formatQuantity(quantity) })
    .onConflictDoNothing()
    .returning();
  // The id came from a device, and another lot bears it already.
  if (!part) throw refusal('ID_TAKEN', { field: 'part' });
  await tx.db
    .update(stockLot)
    .set({ onHand: formatQuantity(stays), version: lot.version + 1, updatedAt: now })
    .where(and(eq(stockLot.restaurantId, restaurantId), eq(stockLot.id, lot.id)));
  await tx.db.insert(stockLotStep).values({ ...step, restaurantId, lotId: partId });
  const moved = { restaurantId, stepId: step.id };
  await tx.db.insert(stockLotMovement).values([
    { ...moved, lotId: lot.id, quantity: formatQuantity(-quantity as Quantity) },
    { ...moved, lotId: partId, quantity: formatQuantity(quantity) },
  ]);
  return part;
};

/** A lot with all that it was a part of and all that are parts of it: what came as one delivery. */
export const familyOf = async (tx: RestaurantTx, lotId: string): Promise<readonly string[]> => {
  const { rows } = await tx.client.query<{ id: string }>({
    name: 'inventory-lot-family',
    text: `with recursive up as (
             select id, parent_id from stock_lot where restaurant_id = $1 and id = $2
             union all
             select l.id, l.parent_id from stock_lot l join up on l.id = up.parent_id where l.restaurant_id = $1
           ), down as (
             select id from up where parent_id is null
             union all
             select l.id from stock_lot l join down on l.parent_id = down.id where l.restaurant_id = $1
           )
           select id from down`,
    values: [tx.restaurantId, lotId],
  });
  return rows.map(({ id }) => id);
};

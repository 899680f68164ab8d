import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { formatQuantity, negateQuantity, noQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { type LotOnShelf, type LotShare, takeFromLots } from '../rules/fefo.ts';
import { expiryOf } from '../rules/lot.ts';
import { lotMakers } from '../rules/movement-kind.ts';
import type { MovementSource, WrittenEntry } from './ledger-statement.ts';
import type { LockedItem } from './load-item.ts';
import { familyOf } from './lot-parts.ts';
import { holding } from './lots.ts';
import { stockLot, stockLotMovement } from './tables.ts';

/**
 * Says which lots a row of the ledger filled or emptied, for an item whose deliveries are told apart. Called once for
 * every movement, in its transaction, while the item's level is held.
 *
 * @invariant a lot holds what its shares add up to, and never less than nothing.
 */
export const spreadOverLots = async (tx: RestaurantTx, item: LockedItem, { posting, source }: WrittenEntry): Promise<void> => {
  const [row] = posting.rows;
  if (!item.tracksLots || row.quantity === noQuantity || source.lot?.kind === 'ALONG') return;
  if (source.reversalOfId !== null) return undoShares(tx, source);
  if (row.quantity < noQuantity) return takeOut(tx, item, { taken: negateQuantity(row.quantity), source });
  if (lotMakers.has(row.kind)) return bringIn(tx, item, { brought: row.quantity, balanceAfter: row.balanceAfter, source });
};

const lotsOnShelf = async (tx: RestaurantTx, itemId: string): Promise<readonly LotOnShelf[]> => {
  const rows = await tx.db
    .select()
    .from(stockLot)
    .where(
      and(
        eq(stockLot.restaurantId, tx.restaurantId),
        eq(stockLot.itemId, itemId),
        inArray(stockLot.status, [...holding]),
        gt(stockLot.onHand, '0'),
      ),
    );
  return rows.map((lot) => ({
    lotId: lot.id,
    status: lot.status,
    dateType: lot.dateType,
    isOpened: lot.openedOn !== null,
    expiresOn: lot.expiresOn as BusinessDate | null,
    receivedAt: lot.receivedAt.toISOString(),
    onHand: quantity(lot.onHand),
  }));
};

type Taken = { readonly taken: Quantity; readonly source: MovementSource };

const takeOut = async (tx: RestaurantTx, { itemId }: LockedItem, { taken, source }: Taken): Promise<void> => {
  const chosenLotId = source.lot?.kind === 'FROM' ? source.lot.lotId : null;
  const shares = takeFromLots(taken, await lotsOnShelf(tx, itemId), {
    chosenLotId,
    today: tradingDay(tx, source.occurredAt),
    isOfExpired: source.reason === 'EXPIRED',
  });
  await writeShares(tx, source.movementId, shares);
};

type Brought = { readonly brought: Quantity; readonly balanceAfter: Quantity; readonly source: MovementSource };

/** What was used before it was booked in is taken from the lot at once. */
const bringIn = async (tx: RestaurantTx, item: LockedItem, { brought, balanceAfter, source }: Brought): Promise<void> => {
  const held = (await lotsOnShelf(tx, item.itemId)).reduce((sum, lot) => sum + lot.onHand, 0n);
  const inNoLot = balanceAfter - brought - held;
  const owed = inNoLot >= 0n ? 0n : -inNoLot < brought ? -inNoLot : brought;
  const lotId = await openLot(tx, item, { source, onHand: (brought - owed) as Quantity });
  const shares = [brought, -owed].filter((share) => share !== 0n);
  await tx.db.insert(stockLotMovement).values(
    shares.map((share) => ({
      restaurantId: tx.restaurantId,
      movementId: source.movementId,
      lotId,
      quantity: formatQuantity(share as Quantity),
    })),
  );
};

const openLot = async (
  tx: RestaurantTx,
  item: LockedItem,
  { source, onHand }: { readonly source: MovementSource; readonly onHand: Quantity },
): Promise<string> => {
  const lot =
    source.lot?.kind === 'NEW'
      ? source.lot
      : { lotId: uuidv7(), lotNumber: null, supplierName: null, dateType: item.dateType, printedDate: null };
  const receivedOn = tradingDay(tx, source.occurredAt);
  const history = { receivedOn, printedDate: lot.printedDate, openedOn: null, frozenOn: null, thawedOn: null };
  const made = await tx.db
    .insert(stockLot)
    .values({
      restaurantId: tx.restaurantId,
      id: lot.lotId,
      itemId: item.itemId,
      lotNumber: lot.lotNumber,
      supplierName: lot.supplierName,
      sourceType: source.sourceType,
      sourceId: source.sourceId,
      receivedAt: source.occurredAt,
      dateType: lot.dateType,
      printedDate: lot.printedDate,
      expiresOn: expiryOf(history, item.shelfLife),
      status: onHand === noQuantity ? 'DEPLETED' : 'AVAILABLE',
      onHand: formatQuantity(onHand),
    })
    .onConflictDoNothing()
    .returning({ id: stockLot.id });
  // The id came from a device, and another lot bears it already.
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'lot' });
  return lot.lotId;
};

/** The opposite of what the undone row did; a lot from which more was used since gives back what it still has. */
const undoShares = async (tx: RestaurantTx, source: MovementSource): Promise<void> => {
  const undone = await tx.db
    .select({ lotId: stockLotMovement.lotId, quantity: stockLotMovement.quantity, onHand: stockLot.onHand })
    .from(stockLotMovement)
    .innerJoin(stockLot, and(eq(stockLot.restaurantId, stockLotMovement.restaurantId), eq(stockLot.id, stockLotMovement.lotId)))
    .where(and(eq(stockLotMovement.restaurantId, tx.restaurantId), eq(stockLotMovement.movementId, source.reversalOfId ?? '')));
  const byLot = new Map<string, { moved: bigint; onHand: bigint }>();
  for (const { lotId, ...row } of undone) {
    byLot.set(lotId, { moved: (byLot.get(lotId)?.moved ?? 0n) + quantity(row.quantity), onHand: quantity(row.onHand) });
  }
  const shares: LotShare[] = [];
  for (const [lotId, { moved, onHand }] of byLot) {
    shares.push({ lotId, quantity: (moved > onHand ? -onHand : -moved) as Quantity });
    if (moved > onHand) shares.push(...(await fromParts(tx, lotId, (moved - onHand) as Quantity)));
  }
  await writeShares(tx, source.movementId, shares);
};

/** What a lot no longer holds may lie in its parts: they came with it, and go with it as far as they still hold something. */
const fromParts = async (tx: RestaurantTx, lotId: string, missing: Quantity): Promise<readonly LotShare[]> => {
  const parts = (await familyOf(tx, lotId)).filter((id) => id !== lotId);
  if (parts.length === 0) return [];
  const held = await tx.db
    .select({ lotId: stockLot.id, onHand: stockLot.onHand })
    .from(stockLot)
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), inArray(stockLot.id, parts), gt(stockLot.onHand, '0')))
    .orderBy(asc(stockLot.id));
  let rest: bigint = missing;
  return held.map((part) => {
    const given = quantity(part.onHand) < rest ? quantity(part.onHand) : rest;
    rest -= given;
    return { lotId: part.lotId, quantity: -given as Quantity };
  });
};

const writeShares = async (tx: RestaurantTx, movementId: string, shares: readonly LotShare[]): Promise<void> => {
  const moving = shares.filter((share) => share.quantity !== noQuantity);
  if (moving.length === 0) return;
  await tx.client.query({
    name: 'inventory-lot-shares',
    text: `with shares as (
             select * from jsonb_to_recordset($3::jsonb) as s (lot_id uuid, quantity numeric)
           ), moved as (
             update stock_lot l
                set on_hand = l.on_hand + s.quantity, updated_at = now(),
                    status = case when l.status = 'AVAILABLE' and l.on_hand + s.quantity = 0 then 'DEPLETED'
                                  when l.status = 'DEPLETED' and l.on_hand + s.quantity > 0 then 'AVAILABLE' else l.status end
               from shares s where l.restaurant_id = $1 and l.id = s.lot_id
           )
           insert into stock_lot_movement (restaurant_id, movement_id, lot_id, quantity)
           select $1, $2, s.lot_id, s.quantity from shares s`,
    values: [
      tx.restaurantId,
      movementId,
      JSON.stringify(moving.map((share) => ({ lot_id: share.lotId, quantity: formatQuantity(share.quantity) }))),
    ],
  });
};

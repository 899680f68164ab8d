import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';

import type { Pools } from '../../../../platform/server/database/pool.ts';
import { attempt } from '../../../../platform/server/database/savepoint.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { keepSoldOrder, type SoldOrder } from '../../../kitchen/server/public.ts';
import { laySale, type LaidSale, type ThingFate } from '../../rules/lay-sale.ts';
import { sellers, type ProviderName } from '../../rules/providers.ts';
import type { PosSale } from '../../rules/sale.ts';
import { posSale, posThing, type SaleRow } from '../tables.ts';
import { announceConnection } from '../announce-connection.ts';
import { refundedOf } from './keep-sales.ts';

/** Whose sales are laid. */
export type Seller = { readonly restaurantId: string; readonly connectionId: string; readonly provider: ProviderName };

const fatesOf = async (tx: RestaurantTx, connectionId: string, { lines }: PosSale): Promise<(thingId: string) => ThingFate> => {
  const ids = [...new Set(lines.flatMap(({ thingId, choices }) => [thingId, ...choices.map((one) => one.thingId)]))];
  const rows =
    ids.length === 0
      ? []
      : await tx.db
          .select()
          .from(posThing)
          .where(and(eq(posThing.restaurantId, tx.restaurantId), eq(posThing.connectionId, connectionId), inArray(posThing.thingId, ids)));
  const fates = new Map(
    rows.map(({ thingId, state, targetId }): [string, ThingFate] => [
      thingId,
      state === 'MAPPED' && targetId !== null ? { state, targetId } : { state: state === 'IGNORED' ? 'IGNORED' : 'UNMAPPED' },
    ]),
  );
  return (thingId) => fates.get(thingId) ?? { state: 'UNMAPPED' };
};

/** What was paid, with what was given back taken off whatever is there. */
const paidOf = ({ paid }: PosSale, refundedMinor: bigint): SoldOrder['paid'] => {
  let left = refundedMinor;
  return paid.map(({ method, amountMinor }) => {
    const amount = BigInt(amountMinor);
    const back = amount > left ? left : amount > 0n ? amount : 0n;
    left -= back;
    return { method, amountMinor: amount - back };
  });
};

const soldOrder = (row: SaleRow, seller: Seller, { laid, refundedMinor }: { laid: LaidSale; refundedMinor: bigint }): SoldOrder => ({
  sellerId: seller.connectionId,
  seller: sellers[seller.provider],
  saleId: row.saleId,
  soldAt: row.soldAt,
  channel: row.said.channel,
  lines: laid.lines,
  discountMinor: laid.discountMinor,
  refundMinor: laid.refundMinor,
  paid: laid.lines.length === 0 ? [] : paidOf(row.said, refundedMinor),
});

const layOne = async (tx: RestaurantTx, row: SaleRow, seller: Seller): Promise<Partial<SaleRow>> => {
  const fateOf = await fatesOf(tx, seller.connectionId, row.said);
  const given = await refundedOf(tx, seller.connectionId, row.saleId);
  const refundedMinor = given > row.totalMinor ? row.totalMinor : given;
  const laid = laySale(row.said, fateOf, refundedMinor);
  const { bookedMinor, unmappedMinor, ignoredMinor, otherMinor } = laid;
  const isKnown = row.orderId !== null || laid.lines.length > 0;
  const orderId = isKnown ? await keepSoldOrder(tx, soldOrder(row, seller, { laid, refundedMinor })) : null;
  return { orderId, refundedMinor, bookedMinor, unmappedMinor, ignoredMinor, otherMinor, problem: null };
};

const ofSale = (tx: RestaurantTx, { connectionId, saleId }: Pick<SaleRow, 'connectionId' | 'saleId'>) =>
  and(eq(posSale.restaurantId, tx.restaurantId), eq(posSale.connectionId, connectionId), eq(posSale.saleId, saleId));

/** Lays the oldest sale that is due. @returns false where none is */
const layNext = (pools: Pools, seller: Seller): Promise<boolean> =>
  withSystem(pools.app, { restaurantId: seller.restaurantId, reason: 'lay a sale on the menu' }, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(posSale)
      .where(and(eq(posSale.restaurantId, tx.restaurantId), eq(posSale.connectionId, seller.connectionId), eq(posSale.isDue, true)))
      .orderBy(asc(posSale.soldAt), asc(posSale.saleId))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return false;
    const laid = await attempt(tx, () => layOne(tx, row, seller));
    // What is refused stays visible with why, and keeps no other sale waiting.
    const changes = laid.ok ? laid.value : { problem: laid.refusal.code };
    await tx.db
      .update(posSale)
      .set({ ...changes, isDue: false })
      .where(ofSale(tx, row));
    return true;
  });

/**
 * Lays everything that is due, each sale in a transaction of its own, so that items are never held in a circle; then tells whoever
 * looks at the connection, whose list may have been read in the middle.
 */
export const layDueSales = async (pools: Pools, seller: Seller): Promise<void> => {
  if (!(await layNext(pools, seller))) return;
  while (await layNext(pools, seller));
  const { restaurantId, connectionId } = seller;
  await withSystem(pools.app, { restaurantId, reason: 'tell of sales that were laid' }, async (tx) => announceConnection(tx, connectionId));
};

/** How many sales could not be booked. */
export const countRefused = async (tx: RestaurantTx, connectionId: string): Promise<number> =>
  tx.db.$count(posSale, and(eq(posSale.restaurantId, tx.restaurantId), eq(posSale.connectionId, connectionId), isNotNull(posSale.problem)));

import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { PosRefund, PosSale, SoldThingName, ThingKind } from '../../rules/sale.ts';
import type { OfferedThing, SalesPage } from '../providers/pos-provider.ts';
import { posRefund, posSale, posThing, type ConnectionRow } from '../tables.ts';

const nameLengthMax = 300;

/** Keeps what a provider sells. Another name there is another name here, and changes nothing of what the thing is. */
export const keepThings = async (tx: RestaurantTx, { id: connectionId }: ConnectionRow, things: readonly OfferedThing[]): Promise<void> => {
  const known = new Map(things.map((one) => [one.thingId, one]));
  for (const { thingId, kind, name } of known.values())
    await tx.db
      .insert(posThing)
      .values({ restaurantId: tx.restaurantId, connectionId, thingId, kind, name: name.slice(0, nameLengthMax) })
      .onConflictDoUpdate({
        target: [posThing.restaurantId, posThing.connectionId, posThing.thingId],
        set: { name: name.slice(0, nameLengthMax) },
        setWhere: ne(posThing.name, name.slice(0, nameLengthMax)),
      });
};

/** Things that were sold and stand in no catalogue: somebody typed them in, or took them off the list since. */
const keepSoldThings = async (tx: RestaurantTx, { id: connectionId }: ConnectionRow, sales: readonly PosSale[]): Promise<void> => {
  const rowOf =
    (kind: ThingKind) =>
    ({ thingId, name }: SoldThingName) => ({
      restaurantId: tx.restaurantId,
      connectionId,
      thingId,
      kind,
      name: name.slice(0, nameLengthMax),
    });
  const lines = sales.flatMap((sale) => sale.lines);
  const rows = [...lines.map(rowOf('ITEM')), ...lines.flatMap(({ choices }) => choices.map(rowOf('CHOICE')))];
  if (rows.length > 0) await tx.db.insert(posThing).values(rows).onConflictDoNothing();
};

/** Writes a sale that is new, or newer than the one that is known. @returns whether it was */
const keepSale = async (
  tx: RestaurantTx,
  { id: connectionId }: ConnectionRow,
  { sale, batchId }: { readonly sale: PosSale; readonly batchId: string | null },
): Promise<boolean> => {
  const soldAt = new Date(sale.soldAt);
  const facts = {
    providerVersion: sale.version,
    businessDate: tradingDay(tx, soldAt),
    soldAt,
    said: sale,
    totalMinor: BigInt(sale.state === 'CANCELLED' ? '0' : sale.totalMinor),
    isDue: true,
    batchId,
    heardAt: new Date(),
  };
  const kept = await tx.db
    .insert(posSale)
    .values({ ...facts, restaurantId: tx.restaurantId, connectionId, saleId: sale.saleId })
    .onConflictDoUpdate({
      target: [posSale.restaurantId, posSale.connectionId, posSale.saleId],
      set: facts,
      setWhere: lt(posSale.providerVersion, sale.version),
    })
    .returning({ saleId: posSale.saleId });
  return kept.length > 0;
};

/** Writes what was given back, and has its sale laid on the menu anew where that is otherwise than before. */
const keepRefund = async (tx: RestaurantTx, { id: connectionId }: ConnectionRow, { refundId, saleId, amountMinor }: PosRefund) => {
  const amount = BigInt(amountMinor);
  const kept = await tx.db
    .insert(posRefund)
    .values({ restaurantId: tx.restaurantId, connectionId, refundId, saleId, amountMinor: amount })
    .onConflictDoUpdate({
      target: [posRefund.restaurantId, posRefund.connectionId, posRefund.refundId],
      set: { amountMinor: amount },
      setWhere: ne(posRefund.amountMinor, amount),
    })
    .returning({ saleId: posRefund.saleId });
  return kept.map((one) => one.saleId);
};

const markDue = (tx: RestaurantTx, { id: connectionId }: ConnectionRow, saleIds: readonly string[]) =>
  tx.db
    .update(posSale)
    .set({ isDue: true })
    .where(and(eq(posSale.restaurantId, tx.restaurantId), eq(posSale.connectionId, connectionId), inArray(posSale.saleId, [...saleIds])));

/**
 * Keeps a page of sales. The same sale in the same version, and the same refund, change nothing however often they come.
 *
 * @returns how many sales were new or newer
 */
export const keepSales = async (
  tx: RestaurantTx,
  row: ConnectionRow,
  { sales, refunds, batchId = null }: Pick<SalesPage, 'sales' | 'refunds'> & { readonly batchId?: string | null },
): Promise<number> => {
  await keepSoldThings(tx, row, sales);
  let changed = 0;
  for (const sale of sales) if (await keepSale(tx, row, { sale, batchId })) changed += 1;
  const given: string[] = [];
  for (const refund of refunds) given.push(...(await keepRefund(tx, row, refund)));
  if (given.length > 0) await markDue(tx, row, given);
  return changed;
};

/** What was given back of a sale altogether. @unit minor units */
export const refundedOf = async (tx: RestaurantTx, connectionId: string, saleId: string): Promise<bigint> => {
  const [found] = await tx.db
    .select({ sum: sql<string>`coalesce(sum(${posRefund.amountMinor}), 0)` })
    .from(posRefund)
    .where(and(eq(posRefund.restaurantId, tx.restaurantId), eq(posRefund.connectionId, connectionId), eq(posRefund.saleId, saleId)));
  return BigInt(found?.sum ?? 0);
};

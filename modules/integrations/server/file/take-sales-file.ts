import { and, eq, inArray, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { saleFate } from '../../rules/file/same-sale.ts';
import type { SalesLayout } from '../../rules/file/sales-layout.ts';
import { integrationLimits } from '../../rules/limits.ts';
import type { PosSale } from '../../rules/sale.ts';
import { changeConnection, connectionTo } from '../kept-connection.ts';
import { keepSales } from '../pull/keep-sales.ts';
import { pullSalesName } from '../pull/pull-sales-name.ts';
import { posSale, salesFile, salesLayout, type ConnectionRow } from '../tables.ts';
import { keepFileDays } from './file-days.ts';

type Body = {
  readonly fileId: string;
  readonly fileName: string;
  readonly shape: string;
  readonly layout: SalesLayout;
  readonly sales: readonly PosSale[];
};

const dayMs = 24 * 60 * 60 * 1000;

/** What was agreed to for a kind of file; the kinds that were used longest ago are forgotten. */
const keepLayout = async (tx: RestaurantTx, { shape, layout }: Body): Promise<void> => {
  const said = { layout, usedAt: new Date() };
  await tx.db
    .insert(salesLayout)
    .values({ restaurantId: tx.restaurantId, shape, ...said })
    .onConflictDoUpdate({ target: [salesLayout.restaurantId, salesLayout.shape], set: said });
  await tx.client.query({
    name: 'integrations-old-layouts',
    text: `delete from sales_layout where restaurant_id = $1 and shape in
             (select shape from sales_layout where restaurant_id = $1 order by used_at desc offset $2)`,
    values: [tx.restaurantId, integrationLimits.layoutsKept],
  });
};

/** The file, held; it is opened with its first part. @refuses SALES_FILE_TAKEN_BACK */
const openFile = async (tx: RestaurantTx, { id: connectionId }: ConnectionRow, { fileId, fileName }: Body): Promise<void> => {
  await tx.db
    .insert(salesFile)
    .values({
      restaurantId: tx.restaurantId,
      id: fileId,
      connectionId,
      fileName,
      takenBy: tx.userId ?? tx.ownerId,
      takenAt: new Date(),
    })
    .onConflictDoNothing();
  const own = and(eq(salesFile.restaurantId, tx.restaurantId), eq(salesFile.id, fileId));
  const [file] = await tx.db.select().from(salesFile).where(own).for('update');
  if (!file) throw refusal('NOT_FOUND');
  if (file.takenBackAt !== null) throw refusal('SALES_FILE_TAKEN_BACK');
};

/** Nothing of tomorrow, and nothing further back than what is laid on the menu anew. @refuses POS_DAY_OUT_OF_RANGE */
const checkDays = (sales: readonly PosSale[]): void => {
  const now = Date.now();
  const { backDaysMax } = integrationLimits;
  // A device's clock may be a little ahead, and a file may be agreed to a while after it was read.
  const isOut = sales.some(({ soldAt }) => {
    const at = new Date(soldAt).getTime();
    return at > now + dayMs / 2 || at < now - (backDaysMax + 1) * dayMs;
  });
  if (isOut) throw refusal('POS_DAY_OUT_OF_RANGE', { field: 'sales', days: backDaysMax });
};

type Known = { readonly totalMinor: string; readonly isTakenBack: boolean; readonly version: number };

const knownSales = async (tx: RestaurantTx, { id }: ConnectionRow, sales: readonly PosSale[]): Promise<ReadonlyMap<string, Known>> => {
  const rows = await tx.db
    .select({ saleId: posSale.saleId, totalMinor: posSale.totalMinor, version: posSale.providerVersion, said: posSale.said })
    .from(posSale)
    .where(
      and(
        eq(posSale.restaurantId, tx.restaurantId),
        eq(posSale.connectionId, id),
        inArray(
          posSale.saleId,
          sales.map(({ saleId }) => saleId),
        ),
      ),
    );
  return new Map(
    rows.map(({ saleId, totalMinor, version, said }) => [
      saleId,
      { totalMinor: String(totalMinor), version, isTakenBack: said.state === 'CANCELLED' },
    ]),
  );
};

const addToFile = async (tx: RestaurantTx, fileId: string, sales: readonly PosSale[]): Promise<readonly string[]> => {
  const days = sales.map(({ soldAt }): string => tradingDay(tx, new Date(soldAt))).toSorted();
  const totalMinor = sales.reduce((sum, sale) => sum + BigInt(sale.totalMinor), 0n);
  await tx.db
    .update(salesFile)
    .set({
      sales: sql`${salesFile.sales} + ${sales.length}`,
      totalMinor: sql`${salesFile.totalMinor} + ${totalMinor}`,
      firstDay: sql`least(${salesFile.firstDay}, ${days[0]}::date)`,
      lastDay: sql`greatest(${salesFile.lastDay}, ${days.at(-1)}::date)`,
    })
    .where(and(eq(salesFile.restaurantId, tx.restaurantId), eq(salesFile.id, fileId)));
  return days;
};

/**
 * Takes a part of a file over. A sale that came before stays as it came; one whose file was taken back comes again.
 *
 * @refuses SALES_FILE_TAKEN_BACK; POS_DAY_OUT_OF_RANGE
 */
export const takeSalesFile = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<Body>,
): Promise<{ taken: number; known: number; otherwise: number }> => {
  checkDays(body.sales);
  const row = await connectionTo(tx, 'FILE');
  await openFile(tx, row, body);
  await keepLayout(tx, body);
  const known = await knownSales(tx, row, body.sales);
  const named = new Map(body.sales.map((sale) => [sale.saleId, sale]));
  const fates = [...named.values()].map((sale) => ({ sale, fate: saleFate(sale, known.get(sale.saleId)) }));
  const fresh = fates.flatMap(({ sale, fate }) =>
    fate === 'NEW' ? [{ ...sale, version: (known.get(sale.saleId)?.version ?? 0) + 1 }] : [],
  );
  if (fresh.length > 0) {
    await keepSales(tx, row, { sales: fresh, refunds: [], batchId: body.fileId });
    await keepFileDays(tx, row.id, await addToFile(tx, body.fileId, fresh));
  }
  await changeConnection(tx, row, { state: 'LIVE', connectedAt: row.connectedAt ?? new Date() });
  await wakeJob(tx, pullSalesName);
  const count = (wanted: string) => fates.filter(({ fate }) => fate === wanted).length;
  return { taken: fresh.length, known: count('KNOWN'), otherwise: count('OTHERWISE') };
};

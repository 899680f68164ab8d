import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import type { Connection } from '../../contract/fields.ts';
import type { SalesFile } from '../../contract/sales-file.contract.ts';
import type { SalesLayout } from '../../rules/file/sales-layout.ts';
import { integrationLimits } from '../../rules/limits.ts';
import { presentConnection } from '../read-connections.ts';
import { posConnection, posSale, salesFile, salesLayout } from '../tables.ts';

/** How far each file is: what waits to be laid on the menu, and what could not be booked. */
const standing = `
  select batch_id as "fileId", count(*) filter (where is_due)::int as waiting, count(problem)::int as refused
    from pos_sale where restaurant_id = $1 and batch_id = any($2::uuid[]) group by batch_id`;

type Standing = { readonly waiting: number; readonly refused: number };

const standingOf = async (tx: RestaurantTx, fileIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> => {
  const { rows } = await tx.client.query<Standing & { fileId: string }>({
    name: 'integrations-files',
    text: standing,
    values: [tx.restaurantId, fileIds],
  });
  return new Map(rows.map(({ fileId, waiting, refused }) => [fileId, { waiting, refused }]));
};

const filesOf = async (tx: RestaurantTx): Promise<SalesFile[]> => {
  const rows = await tx.db
    .select()
    .from(salesFile)
    .where(eq(salesFile.restaurantId, tx.restaurantId))
    .orderBy(desc(salesFile.takenAt), desc(salesFile.id))
    .limit(integrationLimits.filesShown);
  const names = await namesOf(
    tx,
    rows.map(({ takenBy }) => takenBy),
  );
  const stands = await standingOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, fileName, takenBy, takenAt, sales, totalMinor, firstDay, lastDay, takenBackAt }) => ({
    id,
    fileName,
    takenBy: names.get(takenBy) ?? '',
    takenAt: takenAt.toISOString(),
    sales,
    totalMinor: String(totalMinor),
    firstDay,
    lastDay,
    waiting: stands.get(id)?.waiting ?? 0,
    refused: stands.get(id)?.refused ?? 0,
    takenBackAt: takenBackAt?.toISOString() ?? null,
  }));
};

type Read = {
  connection: Connection | null;
  currency: string;
  files: SalesFile[];
  layouts: { shape: string; layout: SalesLayout }[];
};

/** Files that sales came from, the newest first, and how kinds of files are read. */
export const readSalesFiles = async (tx: RestaurantTx): Promise<Read> => {
  const [row] = await tx.db
    .select()
    .from(posConnection)
    .where(and(eq(posConnection.restaurantId, tx.restaurantId), eq(posConnection.provider, 'FILE')));
  const layouts = await tx.db
    .select({ shape: salesLayout.shape, layout: salesLayout.layout })
    .from(salesLayout)
    .where(eq(salesLayout.restaurantId, tx.restaurantId))
    .orderBy(desc(salesLayout.usedAt));
  return { connection: row ? await presentConnection(tx, row) : null, currency: tx.currency, files: await filesOf(tx), layouts };
};

/** Sales of some days that came with files and were not taken back. */
export const readFileSales = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ sales: { saleId: string; day: string; totalMinor: string }[] }> => {
  const rows = await tx.db
    .select({ saleId: posSale.saleId, day: posSale.businessDate, totalMinor: posSale.totalMinor })
    .from(posSale)
    .innerJoin(posConnection, and(eq(posConnection.restaurantId, posSale.restaurantId), eq(posConnection.id, posSale.connectionId)))
    .where(
      and(
        eq(posSale.restaurantId, tx.restaurantId),
        eq(posConnection.provider, 'FILE'),
        gte(posSale.businessDate, from),
        lte(posSale.businessDate, to),
        sql`${posSale.said} ->> 'state' = 'COMPLETED'`,
      ),
    )
    .orderBy(asc(posSale.businessDate), asc(posSale.saleId));
  return { sales: rows.map(({ totalMinor, ...one }) => ({ ...one, totalMinor: String(totalMinor) })) };
};

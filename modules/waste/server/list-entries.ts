import { and, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { decodeCursor, encodeCursor } from '../../../platform/server/rpc/cursor.ts';
import type { WasteDestination, WasteKind, WasteStage, WasteStatus } from '../rules/waste-words.ts';
import { presentEntries, seesCost } from './present-entry.ts';
import { wasteEntry } from './tables.ts';

/** Which entries are asked for; what is left out, does not matter. */
export type EntryFilter = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: WasteKind | undefined;
  readonly reason?: string | undefined;
  readonly stage?: WasteStage | undefined;
  readonly destination?: WasteDestination | undefined;
  readonly status?: WasteStatus | undefined;
  readonly itemId?: string | undefined;
  readonly storageAreaId?: string | undefined;
  readonly weekday?: number | undefined;
  readonly hour?: number | undefined;
};

const equal = (filter: EntryFilter): (SQL | undefined)[] =>
  (['kind', 'reason', 'stage', 'destination', 'status', 'itemId', 'storageAreaId'] as const).map((name) =>
    filter[name] === undefined ? undefined : eq(wasteEntry[name], filter[name]),
  );

/** The condition that a filter comes to, within the restaurant. */
export const matching = (tx: RestaurantTx, filter: EntryFilter): SQL | undefined =>
  and(
    eq(wasteEntry.restaurantId, tx.restaurantId),
    filter.from === undefined ? undefined : gte(wasteEntry.businessDate, filter.from),
    filter.to === undefined ? undefined : lte(wasteEntry.businessDate, filter.to),
    filter.weekday === undefined ? undefined : sql`extract(isodow from ${wasteEntry.businessDate}) = ${filter.weekday}`,
    filter.hour === undefined ? undefined : eq(wasteEntry.localHour, filter.hour),
    ...equal(filter),
  );

const position = z.tuple([z.iso.date(), z.iso.datetime(), z.uuid()]);

/** The log, newest first. */
export const listEntries = async (
  tx: RestaurantTx,
  { limit, cursor, ...filter }: EntryFilter & { readonly limit: number; readonly cursor?: string | undefined },
) => {
  const after = cursor === undefined ? null : decodeCursor(cursor, position);
  const { businessDate, happenedAt, id } = wasteEntry;
  const behind = after && sql`(${businessDate}, ${happenedAt}, ${id}) < (${after[0]}::date, ${after[1]}::timestamptz, ${after[2]}::uuid)`;
  const rows = await tx.db
    .select()
    .from(wasteEntry)
    .where(and(matching(tx, filter), behind ?? undefined))
    .orderBy(desc(businessDate), desc(happenedAt), desc(id))
    .limit(limit);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    rows: await presentEntries(tx, rows),
    nextCursor: last ? encodeCursor([last.businessDate, last.happenedAt.toISOString(), last.id]) : null,
    isCostVisible: seesCost(tx),
  };
};

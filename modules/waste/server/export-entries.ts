import { asc } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { matching, type EntryFilter } from './list-entries.ts';
import { presentEntries } from './present-entry.ts';
import { wasteEntry } from './tables.ts';

/** The entries that a filter asks for, oldest first; those that were taken back too, marked as such. */
export const exportEntries = async (tx: RestaurantTx, filter: EntryFilter) => {
  const { exportRowsMax } = wasteLimits;
  const { businessDate, happenedAt, id } = wasteEntry;
  const found = await tx.db
    .select()
    .from(wasteEntry)
    .where(matching(tx, filter))
    .orderBy(asc(businessDate), asc(happenedAt), asc(id))
    .limit(exportRowsMax + 1);
  return { rows: await presentEntries(tx, found.slice(0, exportRowsMax)), isCut: found.length > exportRowsMax };
};

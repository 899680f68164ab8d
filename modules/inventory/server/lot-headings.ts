import { and, eq, inArray } from 'drizzle-orm';

import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { LotStatus } from '../rules/lot.ts';
import { stockLot } from './tables.ts';

/** What documents of other modules ask and say of a lot. */
export type LotHeading = {
  readonly id: string;
  readonly itemId: string;
  /** As printed on it; null where nothing was. */
  readonly lotNumber: string | null;
  readonly receivedAt: Date;
  readonly status: LotStatus;
  readonly expiresOn: BusinessDate | null;
};

/** What is said of these lots, by their ids; of none that another restaurant has. */
export const lotHeadings = async (tx: RestaurantTx, lotIds: readonly string[]): Promise<ReadonlyMap<string, LotHeading>> => {
  if (lotIds.length === 0) return new Map();
  const { id, itemId, lotNumber, receivedAt, status, expiresOn } = stockLot;
  const rows = await tx.db
    .select({ id, itemId, lotNumber, receivedAt, status, expiresOn })
    .from(stockLot)
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), inArray(stockLot.id, [...lotIds])));
  return new Map(rows.map((row) => [row.id, { ...row, expiresOn: row.expiresOn as BusinessDate | null }]));
};

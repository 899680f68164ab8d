import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { KeptCodes } from '../../contract/accounting.contract.ts';
import { accountingLayouts } from '../../rules/accounting-codes.ts';

/** How purchases are written for a bookkeeper's program. */
export const accountingLayout = pgTable(
  'accounting_layout',
  {
    restaurantId: restaurantId(),
    layout: text({ enum: accountingLayouts }).notNull(),
    codes: jsonb().$type<KeptCodes>().notNull(),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.layout] })],
);

import * as z from 'zod/mini';

import { businessDateSchema } from '../../inventory/contract/fields.ts';

/** What reports announce, by name and version; no event carries a figure. */
export const reportsEvents = {
  /** A drawer of a day was counted, or the day was closed or opened again. */
  'reports.v1.day-changed': z.object({ businessDate: businessDateSchema }),
  /** A month of the books was reviewed, locked or opened again; `from` is its first day. */
  'reports.v1.period-changed': z.object({ from: businessDateSchema }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type ReportsEventName = keyof typeof reportsEvents;

/** What an event of reports tells. */
export type ReportsEvent<Name extends ReportsEventName> = z.infer<(typeof reportsEvents)[Name]>;

import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';

/** What alerts announce, by name and version. */
export const alertsEvents = {
  /** Somebody's alerts are otherwise than they were; told to them alone, and it says no more than that. */
  'alerts.v1.alerts-changed': z.object({ userId: idSchema }),
  /** What people are to be told is otherwise; told to no screen. */
  'alerts.v1.note-changed': z.object({ kind: z.string() }),
  /** Something began to press; told to no screen, and it says no more than what: whoever may know more asks. */
  'alerts.v1.signal-raised': z.object({ signalId: idSchema, kind: z.string(), subject: z.string() }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type AlertsEventName = keyof typeof alertsEvents;

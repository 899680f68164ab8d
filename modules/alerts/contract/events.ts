import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';

/** What alerts announce, by name and version. */
export const alertsEvents = {
  /** Somebody's alerts are otherwise than they were; told to them alone, and it says no more than that. */
  'alerts.v1.alerts-changed': z.object({ userId: idSchema }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type AlertsEventName = keyof typeof alertsEvents;

import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';

/** What integrations announce, by name and version. */
export const integrationsEvents = {
  /** A connection stands otherwise than before, or has new sales. */
  'integrations.v1.connection-changed': z.object({ connectionId: idSchema }),
  /** Whom messages go to, or that something is to be sent there, is otherwise; it says no more than that. */
  'integrations.v1.hooks-changed': z.object({}),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type IntegrationsEventName = keyof typeof integrationsEvents;

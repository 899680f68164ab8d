import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';

/** What integrations announce, by name and version. */
export const integrationsEvents = {
  /** A connection stands otherwise than before, or has new sales. */
  'integrations.v1.connection-changed': z.object({ connectionId: idSchema }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type IntegrationsEventName = keyof typeof integrationsEvents;

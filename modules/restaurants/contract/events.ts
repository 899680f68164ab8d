import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { roles } from '../rules/capabilities.ts';

/**
 * What a restaurant announces of its people, by name and version.
 *
 * @invariant no event carries what somebody earns.
 */
export const restaurantsEvents = {
  /** Somebody works in another role or department from now on. */
  'restaurants.v1.member-changed': z.object({ userId: idSchema, role: z.enum(roles) }),
  /** Somebody does not work here any more. */
  'restaurants.v1.member-removed': z.object({ userId: idSchema }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type RestaurantsEventName = keyof typeof restaurantsEvents;

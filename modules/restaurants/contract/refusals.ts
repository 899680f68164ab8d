import * as z from 'zod/mini';

import { defineRefusals } from '../../../platform/contract/refusals.ts';

/** What can be refused about restaurants and memberships. */
export const restaurantsRefusals = defineRefusals({
  /** The person is no member of the restaurant that they want to work in. */
  RESTAURANT_NO_ACCESS: { status: 403, retry: 'never', data: z.object({}) },
  /** What was typed to confirm is not the restaurant's name. */
  NAME_DIFFERS: { status: 409, retry: 'never', data: z.object({ field: z.literal('name') }) },
  /** A restaurant of a sign-up could not be made, tried as often as promised; nothing of the sign-up is left. */
  RESTAURANT_SETUP_FAILED: { status: 503, retry: 'backoff', data: z.object({}) },
  /** The person of a sign-up could not be noted; nothing of the sign-up is left. */
  PROFILE_CREATION_FAILED: { status: 503, retry: 'backoff', data: z.object({}) },
});

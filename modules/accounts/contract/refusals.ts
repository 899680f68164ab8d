import * as z from 'zod/mini';

import { defineRefusals } from '../../../platform/contract/refusals.ts';

/** What can be refused about an account. */
export const accountsRefusals = defineRefusals({
  /** The address and password do not belong together; whether the address exists is not said. */
  CREDENTIALS_WRONG: { status: 401, retry: 'never', data: z.object({ field: z.literal('password') }) },
  /** They do belong together, and a code is asked as well; a cookie says for whom, for ten minutes. */
  SECOND_FACTOR_NEEDED: { status: 401, retry: 'never', data: z.object({}) },
  /** It is no still WebP or JPEG picture of the size that is kept. */
  PICTURE_UNUSABLE: { status: 422, retry: 'never', data: z.object({}) },
  /** Somebody signed up with this address before; told only to a person finishing the sign-up form. */
  EMAIL_TAKEN: { status: 409, retry: 'never', data: z.object({ field: z.literal('email') }) },
});

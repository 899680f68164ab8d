import * as z from 'zod/mini';

import { defineRefusals } from '../../../platform/contract/refusals.ts';

/** What can be refused about restaurants and memberships. */
export const restaurantsRefusals = defineRefusals({
  /** The person is no member of the restaurant that they want to work in. */
  RESTAURANT_NO_ACCESS: { status: 403, retry: 'never', data: z.object({}) },
  /** What was sent as a logo is no still picture of the size that is kept. */
  LOGO_UNUSABLE: { status: 409, retry: 'never', data: z.object({}) },
  /** What was typed to confirm is not the restaurant's name. */
  NAME_DIFFERS: { status: 409, retry: 'never', data: z.object({ field: z.literal('name') }) },
  /** A restaurant of a sign-up could not be made, tried as often as promised; nothing of the sign-up is left. */
  RESTAURANT_SETUP_FAILED: { status: 503, retry: 'backoff', data: z.object({}) },
  /** The person of a sign-up could not be noted; nothing of the sign-up is left. */
  PROFILE_CREATION_FAILED: { status: 503, retry: 'backoff', data: z.object({}) },
  /** Another department has the name, perhaps in other letters. */
  DEPARTMENT_EXISTS: { status: 409, retry: 'never', data: z.object({ name: z.string() }) },
  /** The account holder's part comes with the restaurant and is not changed here. */
  MEMBER_IS_ACCOUNT_HOLDER: { status: 409, retry: 'never', data: z.object({}) },
  /** The link is spent, revoked, expired, or was never one: which of them is not said. */
  INVITATION_INVALID: { status: 410, retry: 'never', data: z.object({}) },
  /** Whoever invites has not confirmed their own address yet. */
  EMAIL_UNCONFIRMED: { status: 403, retry: 'never', data: z.object({}) },
  /** As many people work in the restaurant as its account holder's plan allows. */
  STAFF_LIMIT_REACHED: { status: 409, retry: 'never', data: z.object({ limit: z.int(), plan: z.string() }) },
  /** As many restaurants as the account's plan is for; on which plan another fits. */
  LOCATION_LIMIT_REACHED: { status: 409, retry: 'never', data: z.object({ limit: z.int(), plan: z.string(), fitsOn: z.string() }) },
  /** Whoever only works in restaurants pays for none. */
  NO_ACCOUNT: { status: 409, retry: 'never', data: z.object({}) },
  /** The PIN is not the person's, or they have none. */
  PIN_WRONG: { status: 403, retry: 'never', data: z.object({}) },
  /** The device is no shared tablet of a restaurant, or no longer. */
  TABLET_UNKNOWN: { status: 403, retry: 'never', data: z.object({}) },
});

import * as z from 'zod/mini';

import { commonMeanings, declareMeaning, type RefusalMeaning } from './refusal-meaning.ts';

/** One refusal of a contract: what it means, and the typed facts its message needs. */
export type RefusalSpec = RefusalMeaning & { readonly data: z.ZodMiniType };

/**
 * Declares the refusals of a contract. The code is the key of the message in every language.
 *
 * @invariant a code means one thing: declaring it twice with another status or retry policy throws at start.
 */
export const defineRefusals = <const Specs extends Record<string, RefusalSpec>>(specs: Specs): Specs => {
  for (const [code, spec] of Object.entries(specs)) declareMeaning(code, spec);
  return specs;
};

const nothing = z.object({});

/** Refusals that any procedure may answer with. */
export const commonRefusals = defineRefusals({
  /** There is no living session behind the call. */
  UNAUTHENTICATED: { ...commonMeanings.UNAUTHENTICATED, data: nothing },
  /** The role lacks the capability, in a restaurant that the person does belong to. */
  FORBIDDEN: { ...commonMeanings.FORBIDDEN, data: z.object({ capability: z.optional(z.string()) }) },
  /** It does not exist, or it belongs to another restaurant: the same answer for both. */
  NOT_FOUND: { ...commonMeanings.NOT_FOUND, data: nothing },
  /** The restaurant is one more than the plan is for, and this is not among what goes on there; which plan it fits on. */
  RESTAURANT_BEYOND_PLAN: {
    ...commonMeanings.RESTAURANT_BEYOND_PLAN,
    data: z.object({
      /** @unit restaurants of the account */
      limit: z.int(),
      plan: z.string(),
      fitsOn: z.string(),
    }),
  },
  /** The plan does not open it; which one does. */
  FEATURE_NOT_IN_PLAN: { ...commonMeanings.FEATURE_NOT_IN_PLAN, data: z.object({ feature: z.string(), fitsOn: z.string() }) },
  /** The call came by a key that was made for less; what it would have to be for. */
  KEY_SCOPE_MISSING: { ...commonMeanings.KEY_SCOPE_MISSING, data: z.object({ scope: z.string() }) },
  /** The input does not fit the schema; each issue names its field. */
  INPUT_INVALID: {
    ...commonMeanings.INPUT_INVALID,
    data: z.object({ issues: z.array(z.object({ path: z.string(), code: z.string() })) }),
  },
  /** The command id was used before with another body. */
  COMMAND_KEY_REUSED: { ...commonMeanings.COMMAND_KEY_REUSED, data: nothing },
  /** Too many calls from this account or address. */
  RATE_LIMITED: { ...commonMeanings.RATE_LIMITED, data: z.object({ retryAfterSeconds: z.number() }) },
  /** The database or another part of the world failed; nothing was changed. */
  UNAVAILABLE: { ...commonMeanings.UNAVAILABLE, data: nothing },
});

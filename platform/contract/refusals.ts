import * as z from 'zod/mini';

/**
 * What a client does with a refused or failed call.
 *
 * - `never`: the answer will not change; show it.
 * - `backoff`: the world failed; try again later, with the same command id.
 * - `after-sign-in`: the session ended; keep the work and ask the person to sign in.
 */
export type RetryPolicy = 'never' | 'backoff' | 'after-sign-in';

/** One refusal of a contract: its HTTP status, whether trying again helps, and the typed facts its message needs. */
export type RefusalSpec = {
  readonly status: number;
  readonly retry: RetryPolicy;
  readonly data: z.ZodMiniType;
};

const registry = new Map<string, RefusalSpec>();

/**
 * Declares the refusals of a contract. The code is the key of the message in every language.
 *
 * @invariant a code means one thing: declaring it twice with another status or retry policy throws at start.
 */
export const defineRefusals = <const Specs extends Record<string, RefusalSpec>>(specs: Specs): Specs => {
  for (const [code, spec] of Object.entries(specs)) {
    const known = registry.get(code);
    if (known && (known.retry !== spec.retry || known.status !== spec.status)) {
      throw new Error(`Refusal ${code} is declared with two meanings.`);
    }
    registry.set(code, spec);
  }
  return specs;
};

/** What to do after this code; an unknown one is treated as a fault of the world, so nothing is dropped. */
export const retryPolicyOf = (code: string): RetryPolicy => registry.get(code)?.retry ?? 'backoff';

/** The HTTP status of a declared code; an undeclared one is a bug of ours, answered as such. */
export const statusOf = (code: string): number => registry.get(code)?.status ?? 500;

const nothing = z.object({});

/** Refusals that any procedure may answer with. */
export const commonRefusals = defineRefusals({
  /** There is no living session behind the call. */
  UNAUTHENTICATED: { status: 401, retry: 'after-sign-in', data: nothing },
  /** The role lacks the capability, in a restaurant that the person does belong to. */
  FORBIDDEN: { status: 403, retry: 'never', data: z.object({ capability: z.optional(z.string()) }) },
  /** It does not exist, or it belongs to another restaurant: the same answer for both. */
  NOT_FOUND: { status: 404, retry: 'never', data: nothing },
  /** The input does not fit the schema; each issue names its field. */
  INPUT_INVALID: {
    status: 400,
    retry: 'never',
    data: z.object({ issues: z.array(z.object({ path: z.string(), code: z.string() })) }),
  },
  /** The command id was used before with another body. */
  COMMAND_KEY_REUSED: { status: 409, retry: 'never', data: nothing },
  /** Too many calls from this account or address. */
  RATE_LIMITED: { status: 429, retry: 'backoff', data: z.object({ retryAfterSeconds: z.number() }) },
  /** The database or another part of the world failed; nothing was changed. */
  UNAVAILABLE: { status: 503, retry: 'backoff', data: nothing },
});

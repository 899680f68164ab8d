/**
 * What a client does with a refused or failed call.
 *
 * - `never`: the answer will not change; show it.
 * - `backoff`: the world failed; try again later, with the same command id.
 * - `after-sign-in`: the session ended; keep the work and ask the person to sign in.
 */
export type RetryPolicy = 'never' | 'backoff' | 'after-sign-in';

/** What a code means to whoever gets it: its HTTP status, and whether trying again helps. */
export type RefusalMeaning = { readonly status: number; readonly retry: RetryPolicy };

/** What the codes mean that any procedure may answer with. Kept apart from their shapes, which the first page needs not. */
export const commonMeanings = {
  UNAUTHENTICATED: { status: 401, retry: 'after-sign-in' },
  FORBIDDEN: { status: 403, retry: 'never' },
  NOT_FOUND: { status: 404, retry: 'never' },
  INPUT_INVALID: { status: 400, retry: 'never' },
  COMMAND_KEY_REUSED: { status: 409, retry: 'never' },
  RATE_LIMITED: { status: 429, retry: 'backoff' },
  RESTAURANT_BEYOND_PLAN: { status: 403, retry: 'never' },
  KEY_SCOPE_MISSING: { status: 403, retry: 'never' },
  FEATURE_NOT_IN_PLAN: { status: 403, retry: 'never' },
  UNAVAILABLE: { status: 503, retry: 'backoff' },
} as const satisfies Record<string, RefusalMeaning>;

const registry = new Map<string, RefusalMeaning>(Object.entries(commonMeanings));

/**
 * Notes what a code means.
 *
 * @throws when the code already means something else
 */
export const declareMeaning = (code: string, { status, retry }: RefusalMeaning): void => {
  const known = registry.get(code);
  if (known && (known.retry !== retry || known.status !== status)) throw new Error(`Refusal ${code} is declared with two meanings.`);
  registry.set(code, { status, retry });
};

/** What to do after this code; an unknown one is treated as a fault of the world, so nothing is dropped. */
export const retryPolicyOf = (code: string): RetryPolicy => registry.get(code)?.retry ?? 'backoff';

/** The HTTP status of a declared code; an undeclared one is a bug of ours, answered as such. */
export const statusOf = (code: string): number => registry.get(code)?.status ?? 500;

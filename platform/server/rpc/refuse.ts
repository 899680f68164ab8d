import { ORPCError } from '@orpc/server';

import { statusOf } from '../../contract/refusal-meaning.ts';

/**
 * A declared refusal on its way out. Thrown inside a transaction it rolls everything back, so a refused command leaves
 * nothing behind; the guard then stores it under the command's key.
 */
export const refusal = (code: string, data: object = {}): ORPCError<string, object> =>
  new ORPCError(code, { status: statusOf(code), message: code, data });

/** What a rule answered, as far as the router needs to know it: a refusal's own facts stand beside its code. */
type RuleAnswer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: { readonly code: string } };

/** The value of a decision; a refused one leaves by its declared code, with its facts and what else is known. */
export const orRefuse = <Value>(decision: RuleAnswer<Value>, more: object = {}): Value => {
  if (decision.ok) return decision.value;
  const { code, ...facts } = decision.refusal;
  throw refusal(code, { ...facts, ...more });
};

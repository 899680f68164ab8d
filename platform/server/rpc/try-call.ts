import { ORPCError } from '@orpc/server';

/** What became of a call to a procedure: its answer, or the code of its refusal. */
export type TriedCall<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string };

/** Makes a call that may be refused: a refusal is handed back by its code, a fault is thrown on. */
export const tryCall = async <Value>(call: () => Promise<Value>): Promise<TriedCall<Value>> => {
  try {
    return { ok: true, value: await call() };
  } catch (thrown) {
    if (!(thrown instanceof ORPCError) || thrown.status >= 500) throw thrown;
    return { ok: false, code: String(thrown.code) };
  }
};

/**
 * The answer of a rule: what follows, or why not. A refusal is a value, because a person meets it every day; only
 * faults of the world and bugs are thrown.
 *
 * @invariant a refusal's `code` is declared in the contract and is the key of its message; its other fields are the
 * facts that the message needs.
 */
export type Decision<Value, Refusal extends { readonly code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** The rule agrees, and this is what follows. */
export const accepted = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** The rule says no; the code and its facts reach the person as a translated message beside the field. */
export const refused = <const Refusal extends { readonly code: string }>(
  refusal: Refusal,
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal });

/** A broken invariant: a bug of ours, never something a person did. The translator answers 500 and reports it. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken';
}

/**
 * States what is always true here, so that a wrong assumption stops at its source.
 *
 * @throws InvariantBroken when the condition does not hold.
 */
export function assert(condition: unknown, invariant: string): asserts condition {
  if (!condition) throw new InvariantBroken(invariant);
}

/**
 * Closes a switch over a union: a new member that nobody handled fails at compile time, and here if data brought it.
 *
 * @throws InvariantBroken always.
 */
export const assertNever = (value: never): never => {
  throw new InvariantBroken(`Unhandled case: ${String(value)}`);
};

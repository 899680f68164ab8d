import { rational, roundHalfEven } from '../../../kit/rational.ts';

/** A part of what one rate of VAT came to on a bill. */
export type GrossPart<Key> = {
  readonly key: Key;
  /**
   * At the prices of the menu, before discounts.
   *
   * @unit minor units
   */
  readonly grossMinor: bigint;
};

/**
 * Spreads what a rate came to after discounts and without VAT over its parts, by what each is worth.
 *
 * @unit minor units
 * @invariant the parts add up to the whole, to the minor unit.
 */
export const splitNet = <Key>(
  netMinor: bigint,
  parts: readonly GrossPart<Key>[],
): readonly { readonly key: Key; readonly netMinor: bigint }[] => {
  // Most bills hold one part a rate; a month holds thousands of bills.
  if (parts.length === 1) return parts.map(({ key }) => ({ key, netMinor }));
  const whole = parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0n);
  let [before, givenBefore] = [0n, 0n];
  return parts.map(({ key, grossMinor }) => {
    before += grossMinor;
    const given = whole === 0n ? 0n : roundHalfEven(rational(netMinor * before, whole));
    const own = given - givenBefore;
    givenBefore = given;
    return { key, netMinor: own };
  });
};

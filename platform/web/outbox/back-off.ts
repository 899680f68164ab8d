/** @unit milliseconds */
export const firstDelayMs = 1_000;
/** @unit milliseconds */
export const longestDelayMs = 5 * 60_000;

/**
 * How long to wait after a failed sending: doubling, bounded, and anywhere within its upper half, so that a hundred
 * devices that lost one server don't come back at one moment.
 *
 * @param attempts sendings so far, at least 1
 * @param chance from 0 to 1
 * @unit milliseconds
 */
export const backOffMs = (attempts: number, chance: number): number => {
  const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20));
  return Math.round(ceiling * (0.5 + chance / 2));
};

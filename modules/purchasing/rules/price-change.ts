import type { UnitCost } from '../../../kit/unit-cost.ts';

/** How much a price moved lately: under 5 %, up to 15 %, or more; unknown without two prices. */
export const volatilities = ['UNKNOWN', 'STABLE', 'VARIABLE', 'VOLATILE'] as const;

/** One of the above. */
export type Volatility = (typeof volatilities)[number];

/**
 * How far back volatility looks.
 *
 * @unit days
 */
export const volatilityDays = 90;

const stableBps = 500n;
const variableBps = 1500n;

/**
 * How restless the prices of one offer are: the span between the dearest and the cheapest, against the cheapest.
 *
 * @param prices per base unit, of the last ninety days and the one before them, of one supplier and one currency
 */
export const volatilityOf = (prices: readonly UnitCost[]): Volatility => {
  const known = prices.filter((price) => price > 0n);
  if (known.length < 2) return 'UNKNOWN';
  const [low, high] = known.reduce(
    ([least, most], price) => [price < least ? price : least, price > most ? price : most],
    [known[0] as UnitCost, known[0] as UnitCost],
  );
  const spreadBps = ((high - low) * 10_000n) / low;
  if (spreadBps < stableBps) return 'STABLE';
  return spreadBps <= variableBps ? 'VARIABLE' : 'VOLATILE';
};

/**
 * How much dearer a price is than the same supplier's one before.
 *
 * @unit hundredths of a percent, cut off towards zero; null where there was none, or it was free
 */
export const changeBps = (before: UnitCost | null, now: UnitCost | null): number | null =>
  before === null || now === null || before === 0n ? null : Number(((now - before) * 10_000n) / before);

/**
 * From how much on somebody is told.
 *
 * @unit hundredths of a percent
 */
export const alertBps = 500;

import type { UnitCost } from '../../../../kit/unit-cost.ts';

/** What one of a unit cost lately. */
export type KnownPrice = { readonly unit: string; readonly price: UnitCost };

/** Whether a price is one that the item may have; nothing is said of it where there is nothing to compare with. */
export type PriceFit = 'NEAR' | 'FAR' | 'UNKNOWN';

/** Prices of one thing seldom double between two papers; a case that is taken for a piece costs many times as much. */
const nearTimes = 2;

/**
 * How a printed price compares with what was paid: for the same unit where that is known, else with the nearest of
 * them, since a paper may not say its unit.
 */
export const priceFit = (
  printed: { readonly unit: string | null; readonly price: UnitCost | null },
  known: readonly KnownPrice[],
): PriceFit => {
  const { price } = printed;
  if (price === null || price <= 0n) return 'UNKNOWN';
  const paid = known.filter((one) => one.price > 0n);
  const sameUnit = paid.filter(({ unit }) => unit.toLowerCase() === printed.unit?.toLowerCase());
  const compared = sameUnit.length > 0 ? sameUnit : printed.unit === null ? paid : [];
  if (compared.length === 0) return 'UNKNOWN';
  const times = compared.map((one) => Math.abs(Math.log(Number(price) / Number(one.price))));
  return Math.min(...times) <= Math.log(nearTimes) ? 'NEAR' : 'FAR';
};

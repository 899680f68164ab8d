import { multiply, rational, roundHalfEven, type Rational } from '../../../../kit/rational.ts';

const sure = ['grossMinor', 'foodNetMinor', 'foodMinor', 'goodsMinor', 'boughtMinor', 'stockMinor'] as const;
const perhaps = ['netMinor', 'labourMinor', 'primeMinor', 'wasteMinor'] as const;

/**
 * What one restaurant of a group came to in a stretch; null is not known, which is not nought. `foodMinor` is what recipes took,
 * of `foodNetMinor`; `stockMinor` is what lay on the shelves at the end.
 *
 * @unit minor units of one currency
 */
export type HouseFigures = Readonly<Record<(typeof sure)[number], bigint>> &
  Readonly<Record<(typeof perhaps)[number], bigint | null>> & { /** @unit orders */ readonly orders: number };

type Amount = (typeof sure)[number] | (typeof perhaps)[number];

/** Nothing is known of it: a place that was not open yet, or not any more. It takes nothing from what the others know. */
export const isQuiet = ({ netMinor, labourMinor, goodsMinor, wasteMinor }: HouseFigures): boolean =>
  netMinor === null && labourMinor === null && wasteMinor === null && goodsMinor === 0n;

const total = (houses: readonly HouseFigures[], field: Amount): bigint | null => {
  const amounts = houses.map((house) => house[field]);
  return amounts.length === 0 || amounts.includes(null) ? null : amounts.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);
};

/**
 * Adds restaurants of one currency up.
 *
 * @invariant what all of them know adds up to the sum, to the minor unit; what one of them does not know, the sum does not either.
 */
export const sumOfHouses = (houses: readonly HouseFigures[]): HouseFigures => {
  const trading = houses.filter((house) => !isQuiet(house));
  return {
    ...(Object.fromEntries([
      ...sure.map((field) => [field, total(houses, field) ?? 0n]),
      ...perhaps.map((field) => [field, total(trading, field)]),
    ]) as Omit<HouseFigures, 'orders'>),
    orders: houses.reduce((sum, { orders }) => sum + orders, 0),
  };
};

/** The same in another currency, each amount rounded half-even once. */
export const atRate = (figures: HouseFigures, rate: Rational): HouseFigures => {
  const converted = (amount: bigint | null): bigint | null => (amount === null ? null : roundHalfEven(multiply(rational(amount), rate)));
  return {
    ...(Object.fromEntries([...sure, ...perhaps].map((field) => [field, converted(figures[field])])) as Omit<HouseFigures, 'orders'>),
    orders: figures.orders,
  };
};

import { compare, divide, multiply, type Rational, rational } from '../../../kit/rational.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import type { ExpectedSales } from './expected-sales.ts';

/** What somebody expects of a dish on a day. */
export type PlannedSale = {
  readonly dishId: string;
  readonly date: string;
  /** @unit portions, exact */
  readonly portions: Rational;
};

/** What is expected, and whether somebody said it. */
export type PlannedOrExpected = ExpectedSales & { readonly isPlanned: boolean };

const none = rational(0n);

/** By the channels that the last weeks show; at the tables where they show none. */
const channelsOf = (portions: Rational, before: ExpectedSales | undefined): ReadonlyMap<Channel, Rational> => {
  const mean = before?.portions ?? null;
  if (!before || mean === null || compare(mean, none) === 0) return new Map([['DINE_IN', portions]]);
  return new Map([...before.byChannel].map(([channel, part]) => [channel, divide(multiply(part, portions), mean)]));
};

/**
 * What somebody planned stands in place of what the last weeks say, sold by the same channels.
 *
 * @invariant the parts of the channels are the whole
 */
export const withPlanned = (expected: readonly ExpectedSales[], planned: readonly PlannedSale[]): readonly PlannedOrExpected[] => {
  const keyOf = ({ dishId, date }: { readonly dishId: string; readonly date: string }): string => `${dishId} ${date}`;
  const before = new Map(expected.map((one) => [keyOf(one), one]));
  const instead = new Map(planned.map((one) => [keyOf(one), one]));
  return [
    ...expected.filter((one) => !instead.has(keyOf(one))).map((one) => ({ ...one, isPlanned: false })),
    ...planned.map(({ dishId, date, portions }) => {
      const known = before.get(keyOf({ dishId, date }));
      return { dishId, date, portions, byChannel: channelsOf(portions, known), restsOn: known?.restsOn ?? 0, isPlanned: true };
    }),
  ];
};

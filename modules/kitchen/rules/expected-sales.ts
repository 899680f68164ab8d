import { type Rational, rational } from '../../../kit/rational.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';

/** How far back sales say something about the days to come. */
export const expectedSalesBounds = {
  /** @unit days before today; two weeks more than are counted, so that a closed week does not make the rest thin */
  historyDays: 56,
  /** @unit same weekdays that one mean rests on, at most */
  weekdaysMax: 6,
} as const;

/** What was sold of a dish on a trading day by one channel. */
export type SoldOnDay = {
  readonly dishId: string;
  readonly date: string;
  readonly channel: Channel;
  /** @unit portions of the dish */
  readonly portions: number;
};

/** What is expected of a dish on a day. */
export type ExpectedSales = {
  readonly dishId: string;
  readonly date: string;
  /**
   * Exact; null where no day says anything, which is not the same as none.
   *
   * @unit portions
   */
  readonly portions: Rational | null;
  /**
   * How they are expected to be sold, which says what they are packed in; together they are `portions`.
   *
   * @unit portions, exact
   */
  readonly byChannel: ReadonlyMap<Channel, Rational>;
  /** @unit trading days of the same weekday that the mean is of */
  readonly restsOn: number;
};

const dayMs = 86_400_000;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

const isSameWeekday = (left: string, right: string): boolean => (dayNumber(left) - dayNumber(right)) % 7 === 0;

/**
 * What every dish that was sold lately is expected to sell on days to come: the mean of the same weekday over the last
 * six on which the restaurant traded. A day on which it traded and the dish was not asked for counts as none; a day before
 * the dish was first sold says nothing of it.
 *
 * @param sold one row for each dish, trading day and channel, of days before those that are asked for
 * @param dates as "2026-11-21"
 * @invariant a day on which nothing at all was sold is no trading day, and takes no part
 */
export const expectedSales = (sold: readonly SoldOnDay[], dates: readonly string[]): readonly ExpectedSales[] => {
  const traded = [...new Set(sold.map(({ date }) => date))].toSorted().toReversed();
  const byDish = [...groupedByDish(sold)];
  return dates.flatMap((date) => {
    const sameWeekdays = traded.filter((one) => one < date && isSameWeekday(one, date)).slice(0, expectedSalesBounds.weekdaysMax);
    return byDish.map(([dishId, days]) => ({ dishId, date, ...meanOf(days, sameWeekdays) }));
  });
};

const groupedByDish = (sold: readonly SoldOnDay[]): ReadonlyMap<string, readonly SoldOnDay[]> => {
  const byDish = new Map<string, SoldOnDay[]>();
  for (const row of sold) {
    const known = byDish.get(row.dishId);
    if (known) known.push(row);
    else byDish.set(row.dishId, [row]);
  }
  return byDish;
};

const meanOf = (days: readonly SoldOnDay[], sameWeekdays: readonly string[]): Pick<ExpectedSales, 'portions' | 'byChannel' | 'restsOn'> => {
  const first = days.reduce((earliest, { date }) => (date < earliest ? date : earliest), days[0]?.date ?? '');
  const counted = new Set(sameWeekdays.filter((date) => date >= first));
  if (counted.size === 0) return { portions: null, byChannel: new Map(), restsOn: 0 };
  const sums = new Map<Channel, number>();
  for (const { date, channel, portions } of days) if (counted.has(date)) sums.set(channel, (sums.get(channel) ?? 0) + portions);
  const mean = (sum: number): Rational => rational(BigInt(sum), BigInt(counted.size));
  return {
    portions: mean([...sums.values()].reduce((total, sum) => total + sum, 0)),
    byChannel: new Map([...sums].map(([channel, sum]) => [channel, mean(sum)])),
    restsOn: counted.size,
  };
};

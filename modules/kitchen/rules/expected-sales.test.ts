import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { add, compare, rational } from '../../../kit/rational.ts';
import { channels } from '../../menu/rules/menu-limits.ts';
import { expectedSales, expectedSalesBounds, type SoldOnDay } from './expected-sales.ts';

/** Saturdays before Saturday, 21 November 2026. */
const saturdays = ['2026-11-14', '2026-11-07', '2026-10-31', '2026-10-24', '2026-10-17', '2026-10-10', '2026-10-03'] as const;
const asked = '2026-11-21';

const sold = (portions: readonly (number | null)[], of: Partial<SoldOnDay> = {}): readonly SoldOnDay[] =>
  portions.flatMap((count, index) =>
    count === null ? [] : [{ dishId: 'tibs', channel: 'DINE_IN', date: saturdays[index] ?? '', portions: count, ...of }],
  );

const others = (count: number): readonly SoldOnDay[] =>
  sold(
    Array.from({ length: count }, () => 1),
    { dishId: 'coffee' },
  );

const one = (rows: readonly SoldOnDay[], date: string = asked) => expectedSales(rows, [date]).find(({ dishId }) => dishId === 'tibs');

describe('what a dish is expected to sell', () => {
  it.each([
    ['one Saturday says what the next may be', sold([7]), rational(7n), 1],
    ['the mean of two', sold([7, 4]), rational(11n, 2n), 2],
    ['six at most, the newest', sold([1, 1, 1, 1, 1, 1, 90]), rational(1n), 6],
    ['a Saturday on which nobody asked for it counts as none', [...sold([6, null, 6]), ...others(3)], rational(4n), 3],
    ['a Saturday before it was on the menu says nothing', [...sold([6, 4]), ...others(6)], rational(5n), 2],
    ['a closed Saturday takes no part', sold([6, null, 4]), rational(5n), 2],
  ] as const)('%s', (_, rows, portions, restsOn) => {
    expect(one(rows)).toMatchObject({ dishId: 'tibs', date: asked, portions, restsOn });
  });

  it('is not known, rather than none, where no such weekday was traded', () => {
    expect(one(sold([7]), '2026-11-22')).toMatchObject({ portions: null, restsOn: 0 });
  });

  it('of a day says nothing about that day or those before it', () => {
    expect(one(sold([7, 4]), '2026-11-07')).toMatchObject({ portions: null, restsOn: 0 });
  });

  it('is sold as it was sold on those days: a day without one channel counts as none of it', () => {
    const found = one([...sold([6, 2]), ...sold([3, null], { channel: 'TAKEAWAY' })]);
    expect(found?.byChannel).toEqual(
      new Map([
        ['DINE_IN', rational(4n)],
        ['TAKEAWAY', rational(3n, 2n)],
      ]),
    );
  });

  it('lies between the least and the most that was sold, and rests on days that are there', () => {
    const row = fc.record({ portions: fc.nat(500), week: fc.nat(7), channel: fc.constantFrom(...channels) });
    const history = fc.uniqueArray(row, { selector: ({ week }) => week, minLength: 1 });
    fc.assert(
      fc.property(history, (rows) => {
        const days = rows.map(({ portions, week, channel }) => ({
          dishId: 'tibs',
          channel,
          date: new Date(Date.UTC(2026, 10, 14 - 7 * week)).toISOString().slice(0, 10),
          portions,
        }));
        const expected = one(days);
        const counted = days.toSorted((left, right) => right.date.localeCompare(left.date)).slice(0, expectedSalesBounds.weekdaysMax);
        const portions = counted.map((day) => day.portions);
        expect(expected?.restsOn).toBe(counted.length);
        const mean = expected?.portions ?? rational(-1n);
        expect(compare(mean, rational(BigInt(Math.min(...portions))))).toBeGreaterThanOrEqual(0);
        expect(compare(mean, rational(BigInt(Math.max(...portions))))).toBeLessThanOrEqual(0);
        expect([...(expected?.byChannel.values() ?? [])].reduce(add, rational(0n))).toEqual(mean);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { add, rational } from '../../../kit/rational.ts';
import { expectedSales, type SoldOnDay } from './expected-sales.ts';
import { withPlanned } from './planned-sales.ts';

const sold: readonly SoldOnDay[] = [
  { dishId: 'shiro', date: '2026-11-16', channel: 'DINE_IN', portions: 6 },
  { dishId: 'shiro', date: '2026-11-16', channel: 'TAKEAWAY', portions: 2 },
  { dishId: 'kitfo', date: '2026-11-16', channel: 'DINE_IN', portions: 3 },
];
const expected = expectedSales(sold, ['2026-11-23']);

test('what somebody planned stands in place of the mean, by the same channels; nothing else changes', () => {
  const planned = withPlanned(expected, [{ dishId: 'shiro', date: '2026-11-23', portions: rational(20n) }]);
  expect(planned.find(({ dishId }) => dishId === 'shiro')).toEqual({
    dishId: 'shiro',
    date: '2026-11-23',
    portions: rational(20n),
    byChannel: new Map([
      ['DINE_IN', rational(15n)],
      ['TAKEAWAY', rational(5n)],
    ]),
    restsOn: 1,
    isPlanned: true,
  });
  expect(planned.find(({ dishId }) => dishId === 'kitfo')).toMatchObject({ portions: rational(3n), isPlanned: false });
});

test('a dish that nobody ever sold is planned at the tables', () => {
  const [one] = withPlanned([], [{ dishId: 'tibs', date: '2026-11-23', portions: rational(4n) }]);
  expect(one).toMatchObject({ byChannel: new Map([['DINE_IN', rational(4n)]]), restsOn: 0, isPlanned: true });
});

test('the channels always add up to what was planned, and each dish and day stands there once', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.constantFrom('shiro', 'kitfo', 'tibs'), (tenths, dishId) => {
      const portions = rational(BigInt(tenths), 10n);
      const all = withPlanned(expected, [{ dishId, date: '2026-11-23', portions }]);
      const one = all.filter((each) => each.dishId === dishId);
      expect(one).toHaveLength(1);
      expect([...(one[0]?.byChannel.values() ?? [])].reduce(add, rational(0n))).toEqual(portions);
    }),
  );
});

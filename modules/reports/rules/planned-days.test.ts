import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plannedOfDays } from './planned-days.ts';
import { dayLater, lengthOf } from './report-period.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const december = { from: '2026-12-01', to: '2026-12-31' };

describe('what was meant for some days', () => {
  it.each([
    ['a whole month is its amount', november, [{ days: november, planned: 300_001n }], 300_001n],
    ['a day is its share of the month', { from: '2026-11-05', to: '2026-11-05' }, [{ days: november, planned: 300_000n }], 10_000n],
    [
      'a week over two months takes from both',
      { from: '2026-11-30', to: '2026-12-06' },
      [
        { days: november, planned: 300_000n },
        { days: december, planned: 620_000n },
      ],
      130_000n,
    ],
    [
      'a month that says nothing leaves it unknown',
      { from: '2026-11-30', to: '2026-12-06' },
      [
        { days: november, planned: 300_000n },
        { days: december, planned: null },
      ],
      null,
    ],
    ['no month says nothing', november, [], null],
  ])('%s', (_what, days, months, planned) => {
    expect(plannedOfDays(days, months)).toBe(planned);
  });

  it('stretches one after another add up to the month, whatever it is cut into', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 28, max: 36 }), fc.nat(34), (planned, length, cut) => {
        const month = { from: '2026-01-01', to: dayLater('2026-01-01', length - 1) };
        const end = dayLater(month.from, Math.min(cut, lengthOf(month) - 2));
        const months = [{ days: month, planned }];
        const first = plannedOfDays({ from: month.from, to: end }, months) ?? 0n;
        const rest = plannedOfDays({ from: dayLater(end, 1), to: month.to }, months) ?? 0n;
        expect(first + rest).toBe(planned);
      }),
    );
  });
});

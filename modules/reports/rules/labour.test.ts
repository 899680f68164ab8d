import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { labourOf, salesPerHour, type WorkedDay } from './labour.ts';

const worked = (more: Partial<WorkedDay>): WorkedDay => ({
  day: '2026-11-18',
  workRoleId: null,
  source: 'WORKED',
  minutes: 480,
  plannedMinutes: null,
  cost: { wagesMinor: 8_000n, premiumMinor: 400n, onCostMinor: 600n },
  ...more,
});

describe('work', () => {
  it('is added up with what the rota meant and who never came', () => {
    const days = [
      worked({ plannedMinutes: 450 }),
      worked({ cost: null }),
      worked({ source: 'MISSED', minutes: 0, plannedMinutes: 300, cost: { wagesMinor: 0n, premiumMinor: 0n, onCostMinor: 0n } }),
    ];
    expect(labourOf(days)).toEqual({
      minutes: 960,
      plannedMinutes: 750,
      costMinor: 9_000n,
      wagesMinor: 8_000n,
      premiumMinor: 400n,
      onCostMinor: 600n,
      unpriced: 1,
      missed: 1,
    });
  });

  it('of which no rate is known has no cost, which is not nought', () => {
    expect(labourOf([worked({ cost: null })]).costMinor).toBeNull();
    expect(labourOf([]).costMinor).toBeNull();
  });

  it('adds up the same however it is divided', () => {
    const days = fc.array(fc.record({ minutes: fc.nat(900), wages: fc.bigInt({ min: 0n, max: 10n ** 7n }), isLate: fc.boolean() }));
    fc.assert(
      fc.property(days, (given) => {
        const all = given.map(({ minutes, wages }) => worked({ minutes, cost: { wagesMinor: wages, premiumMinor: 0n, onCostMinor: 0n } }));
        const [some, others] = [all.filter((_, at) => given[at]?.isLate), all.filter((_, at) => !given[at]?.isLate)];
        expect(labourOf(some).wagesMinor + labourOf(others).wagesMinor).toBe(labourOf(all).wagesMinor);
        expect(labourOf(some).minutes + labourOf(others).minutes).toBe(labourOf(all).minutes);
      }),
    );
  });
});

it.each([
  [12_000n, 120, 6_000n],
  [12_000n, 0, null],
  [null, 60, null],
])('%s sold in %s minutes is %s an hour', (net, minutes, expected) => {
  expect(salesPerHour(net, minutes)).toBe(expected);
});

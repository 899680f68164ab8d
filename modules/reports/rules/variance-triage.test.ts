import fc from 'fast-check';
import { expect, it } from 'vitest';

import { triageOf, type Suspect } from './variance-triage.ts';

const suspect = (theoretical: number, unexplained: number): Suspect => ({ itemId: 'i', theoretical, unexplained });

it.each([
  ['a little of each portion', suspect(1000, 100), { portioning: 1, surplus: 0, unused: 0 }],
  ['much of what was used', suspect(1000, 500), { portioning: 0, surplus: 0, unused: 0 }],
  ['more than was used', suspect(1000, 1500), { portioning: 0, surplus: 0, unused: 1 }],
  ['what no recipe takes', suspect(0, 3), { portioning: 0, surplus: 0, unused: 1 }],
  ['more than can be', suspect(1000, -5), { portioning: 0, surplus: 1, unused: 0 }],
  ['nothing', suspect(1000, 0), { portioning: 0, surplus: 0, unused: 0 }],
])('%s', (_name, one, expected) => {
  expect(triageOf([one])).toEqual(expected);
});

it('no item speaks for two of them', () => {
  const amount = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount)), (given) => {
      const { portioning, surplus, unused } = triageOf(given.map(([theoretical, unexplained]) => suspect(theoretical, unexplained)));
      expect(portioning + surplus + unused).toBeLessThanOrEqual(given.length);
    }),
  );
});

import { expect, test } from 'vitest';

import { payTipsBy, tipPoolAfter, tipPoolStates, tipPoolSteps, tipShares } from './tip-pool-state.ts';

test('a pool is settled once, paid once, and dropped only while nobody relies on it', () => {
  const ways = tipPoolStates.flatMap((state) =>
    tipPoolSteps.flatMap((step) => {
      const next = tipPoolAfter(state, step);
      return next === null ? [] : [`${state} ${step} ${next}`];
    }),
  );
  expect(ways).toEqual(['DRAFT APPROVE APPROVED', 'DRAFT DROP DROPPED', 'APPROVED PAY PAID']);
});

test('a day counts up to the most that is agreed, and a kind of work by its weight', () => {
  const day = (userId: string, minutes: number, workRoleId: string | null = null) => ({ userId, minutes, workRoleId });
  const rule = { weights: { head: 1500 }, dayMinutesMax: 480 };
  expect(tipShares([day('a', 600, 'head'), day('a', 300, 'head'), day('b', 480)], rule)).toEqual([
    { userId: 'a', minutes: 780, weightPermille: 1500 },
    { userId: 'b', minutes: 480, weightPermille: 1000 },
  ]);
  expect(tipShares([day('a', 600)], { ...rule, dayMinutesMax: null })).toEqual([{ userId: 'a', minutes: 600, weightPermille: 1000 }]);
});

test.each([
  ['2026-11-22', '2026-12-31'],
  ['2026-12-01', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
])('what was taken in on %s is paid by %s', (taken, by) => {
  expect(payTipsBy(taken)).toBe(by);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { aiPrompt, upgradePrompts } from './upgrade-prompt.ts';
import { reachedAt, usageLevel, usagePercentage } from './usage-level.ts';

test.each([
  [0, 100, 'fine', null],
  [79, 100, 'fine', null],
  [80, 100, 'near', 'soft-warning'],
  [94, 100, 'near', 'soft-warning'],
  [95, 100, 'critical', 'soft-warning'],
  [99, 100, 'critical', 'soft-warning'],
  [100, 100, 'over', 'ai-limit'],
  [140, 100, 'over', 'ai-limit'],
  [0, 0, 'over', 'ai-limit'],
  [1_000_000, -1, 'fine', null],
  [799, 1000, 'fine', null],
  [800, 1000, 'near', 'soft-warning'],
  [2850, 3000, 'critical', 'soft-warning'],
] as const)('%i of %i is %s and prompts %s', (used, limit, level, prompt) => {
  expect(usageLevel(used, limit)).toBe(level);
  expect(aiPrompt(used, limit)).toBe(prompt);
});

test('only the soft warning lets what was asked for go on', () => {
  expect(Object.entries(upgradePrompts).map(([reason, { severity, blocks }]) => `${reason} ${severity} ${blocks}`)).toEqual([
    'ai-limit critical true',
    'feature medium true',
    'location-limit medium true',
    'soft-warning low false',
  ]);
});

test('more use is never a lower level, and a share never passes a hundred', () => {
  const order = ['fine', 'near', 'critical', 'over'];
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), fc.nat(5000), (used, more, limit) => {
      expect(order.indexOf(usageLevel(used + more, limit))).toBeGreaterThanOrEqual(order.indexOf(usageLevel(used, limit)));
      expect(usagePercentage(used, limit)).toBeLessThanOrEqual(100);
    }),
  );
});

const cycle = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') };

test.each([
  [84, 100, '2026-11-22T00:00:00Z', '2026-11-26T00:00:00.000Z'],
  [10, 100, '2026-11-22T00:00:00Z', null],
  [100, 100, '2026-11-22T00:00:00Z', null],
  [0, 100, '2026-11-22T00:00:00Z', null],
  [84, -1, '2026-11-22T00:00:00Z', null],
  [40, 100, '2026-11-03T23:59:59Z', null],
  [40, 100, '2026-11-04T00:00:00Z', '2026-11-08T12:00:00.000Z'],
])('%i of %i by %s would be used up at %s', (used, limit, now, reached) => {
  expect(reachedAt({ used, limit, cycle }, new Date(now))?.toISOString() ?? null).toBe(reached);
});

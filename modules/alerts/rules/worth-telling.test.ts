import fc from 'fast-check';
import { expect, it } from 'vitest';

import { attemptsMax, waitMinutes, whyNotTold, type StandingFacts } from './worth-telling.ts';

const facts: StandingFacts = { kind: 'stock-low', isOpen: true, isSeen: false, isWanted: true, role: 'chef', isEscalated: false };

it.each([
  ['stands unread', {}, null],
  ['is over', { isOpen: false }, 'OVER'],
  ['was read', { isSeen: true }, 'READ'],
  ['is over and was read', { isOpen: false, isSeen: true }, 'OVER'],
  ['is not wanted on this way any more', { isWanted: false }, 'UNWANTED'],
  ['is for somebody who left', { role: null }, 'LEFT'],
  ['is for somebody who may not know of it any more', { role: 'staff' }, 'LEFT'],
  ['went to whoever leads', { kind: 'lot-recalled', role: 'manager', isEscalated: true }, null],
  ['went to whoever leads, who leads no more', { kind: 'temperature', role: 'staff', isEscalated: true }, 'LEFT'],
  ['names its person', { kind: 'rota-published', role: 'staff' }, null],
  ['is of a kind of another version', { kind: 'of-another-version' }, 'LEFT'],
] as const)('of what %s there is left to say: %s', (_, more, expected) => {
  expect(whyNotTold({ ...facts, ...more })).toBe(expected);
});

it('waits longer after every attempt, an hour at most, and some two hours in all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (attempts) => {
      expect(waitMinutes(attempts + 1)).toBeGreaterThanOrEqual(waitMinutes(attempts));
      expect(waitMinutes(attempts)).toBeLessThanOrEqual(60);
    }),
  );
  const whole = Array.from({ length: attemptsMax - 1 }, (_, index) => waitMinutes(index + 1)).reduce((sum, one) => sum + one, 0);
  expect(whole).toBe(123);
});

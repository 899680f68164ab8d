import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hookLimits } from './hook-limits.ts';
import { askedWaitMs, hasFailedLong, nextTryMs, waitsMs } from './next-try.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('a message that did not arrive', () => {
  it.each([
    [1, 0, null, 5 * second],
    [1, 1, null, 6 * second],
    [2, 0, null, 5 * minute],
    [3, 0.5, null, 33 * minute],
    [4, 0, null, 2 * hour],
    [5, 0, null, 5 * hour],
    [6, 0, null, 10 * hour],
    [7, 0, null, 14 * hour],
    [8, 0, null, 20 * hour],
    [9, 0, null, 24 * hour],
    [10, 0, null, null],
    // The receiver asks for more than ours, for less, and for more than anybody waits.
    [1, 0, 2 * minute, 2 * minute],
    [4, 0, 2 * minute, 2 * hour],
    [1, 0, 90 * hour, 6 * hour],
    [10, 0, 2 * minute, null],
  ])('after %i tries (chance %f, asked %s) waits %s', (attempts, chance, askedMs, wait) => {
    expect(nextTryMs({ attempts, chance, askedMs })).toBe(wait);
  });

  it('is never tried sooner than the table says, nor later than by a fifth or what was asked for, within bounds', () => {
    const cases = fc.record({
      attempts: fc.integer({ min: 1, max: waitsMs.length }),
      chance: fc.double({ min: 0, max: 1, noNaN: true }),
      askedMs: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
    });
    fc.assert(
      fc.property(cases, (one) => {
        const [wait, least] = [nextTryMs(one) ?? -1, waitsMs[one.attempts - 1] ?? 0];
        expect(wait).toBeGreaterThanOrEqual(least);
        expect(wait).toBeLessThanOrEqual(Math.max(least * 1.2 + 1, Math.min(one.askedMs ?? 0, hookLimits.retryAfterMaxMs)));
      }),
    );
  });

  it('is tried for longer than it takes an address to go off, and not for so long that it is too old', () => {
    const longest = waitsMs.reduce((sum, wait) => sum + Math.max(wait * 1.2, hookLimits.retryAfterMaxMs), 0);
    const shortest = waitsMs.reduce((sum, wait) => sum + wait, 0);
    expect(hasFailedLong(0, shortest)).toBe(true);
    expect(longest).toBeLessThan(hookLimits.tooOldMs);
  });
});

describe('an address that fails', () => {
  it.each([
    [3 * 24 * hour - 1, false],
    [3 * 24 * hour, true],
  ])('for %i milliseconds goes off: %s', (since, isOff) => expect(hasFailedLong(1000, 1000 + since)).toBe(isOff));
});

describe('what a receiver asks for', () => {
  const nowMs = Date.parse('2026-11-25T12:00:00Z');

  it.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['-5', null],
    ['120', 2 * minute],
    ['Wed, 25 Nov 2026 12:10:00 GMT', 10 * minute],
    ['Wed, 25 Nov 2026 11:50:00 GMT', 0],
  ])('%s is read as %s', (header, wait) => expect(askedWaitMs(header, nowMs)).toBe(wait));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { measureSaving, weeksNeeded } from './saving.ts';

const week = fc.bigInt({ min: 0n, max: 500_000n });
const weeks = fc.array(week, { minLength: weeksNeeded, maxLength: 26 });

/** The density of Student's t, up to the factor that makes it one; added up in small steps, slowly and plainly. */
const shareWithin = (limit: number, degrees: number): number => {
  const density = (at: number) => (1 + at ** 2 / degrees) ** (-(degrees + 1) / 2);
  const sum = (to: number, steps: number) =>
    Array.from({ length: steps }, (_, step) => density(((step + 0.5) * to) / steps) * (to / steps)).reduce((all, one) => all + one, 0);
  // Behind a distance the substitution at = 1/u brings the rest of the line into reach.
  const tail = (from: number) =>
    Array.from({ length: 4000 }, (_, step) => (step + 0.5) / 4000 / from).reduce(
      (all, u) => all + (density(1 / u) / u ** 2) * (1 / from / 4000),
      0,
    );
  return sum(limit, 4000) / (sum(limit, 4000) + tail(limit));
};

/** The same interval from pairs: the mean of all differences, and variances from all pairs of weeks. */
const slowly = (before: readonly bigint[], after: readonly bigint[]) => {
  const differences = before.flatMap((earlier) => after.map((later) => Number(earlier - later)));
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const variance = (side: readonly bigint[]) => {
    const pairs = side.flatMap((left, index) => side.slice(index + 1).map((right) => Number(left - right) ** 2 / 2));
    return pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
  };
  const [left, right] = [variance(before) / before.length, variance(after) / after.length];
  const degrees = Math.min(
    30,
    Math.max(1, Math.floor((left + right) ** 2 / (left ** 2 / (before.length - 1) + right ** 2 / (after.length - 1)))),
  );
  return { mean, error: Math.sqrt(left + right), degrees };
};

describe('what a change saved', () => {
  test('is too early to tell before four whole weeks on either side', () => {
    expect(measureSaving({ before: [100n, 100n, 100n, 100n], after: [0n, 0n, 0n] })).toEqual({ kind: 'TOO_EARLY', weeksMissing: 1 });
    expect(measureSaving({ before: [], after: [] })).toEqual({ kind: 'TOO_EARLY', weeksMissing: 4 });
  });

  test.each([
    ['much less, week after week', [1000n, 1100n, 900n, 1000n], [300n, 350n, 250n, 300n], 'SAVED'],
    ['much more', [300n, 350n, 250n, 300n], [1000n, 1100n, 900n, 1000n], 'COST_MORE'],
    ['a little less within the usual scatter', [1000n, 100n, 900n, 500n], [800n, 200n, 900n, 400n], 'NOT_CLEAR'],
    ['exactly the same', [5n, 5n, 5n, 5n], [5n, 5n, 5n, 5n], 'NOT_CLEAR'],
  ])('%s is called what it is', (_, before, after, kind) => {
    expect(measureSaving({ before, after })).toMatchObject({ kind });
  });

  test('is what a slow calculation finds, and its interval holds the mean and 95 in 100', () => {
    fc.assert(
      fc.property(weeks, weeks, (before, after) => {
        const found = measureSaving({ before, after });
        const { mean, error, degrees } = slowly(before, after);
        if (found.kind === 'TOO_EARLY') throw new Error('There are weeks enough.');
        expect(Math.abs(Number(found.meanMinor) - mean)).toBeLessThanOrEqual(0.51);
        expect(found.lowMinor <= found.meanMinor && found.meanMinor <= found.highMinor).toBe(true);
        // An interval of a few pence is rounded away; a wider one is held to its share.
        if (error > 50) expect(shareWithin((Number(found.highMinor) - mean) / error, degrees)).toBeCloseTo(0.95, 2);
      }),
      { numRuns: 40 },
    );
  });

  test('turns round when before and after do', () => {
    fc.assert(
      fc.property(weeks, weeks, (before, after) => {
        const [there, back] = [measureSaving({ before, after }), measureSaving({ before: after, after: before })];
        const other = { SAVED: 'COST_MORE', COST_MORE: 'SAVED', NOT_CLEAR: 'NOT_CLEAR', TOO_EARLY: 'TOO_EARLY' } as const;
        expect(back.kind).toBe(other[there.kind]);
      }),
    );
  });
});

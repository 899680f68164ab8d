import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { judgeRoster } from '../../rules/roster/judge-roster.ts';
import { patternSearch, searchMemory } from '../../rules/roster/price-pattern.ts';
import { rosterPrices } from '../../rules/roster/roster-prices.ts';
import type { RosterPattern, RosterPerson, RosterProblem } from '../../rules/roster/roster-problem.ts';
import { openSolver } from './highs-adapter.ts';
import { NoPattern, solveRoster, type RosterProgress } from './solve-roster.ts';

const dayCount = 5;
const openModel = await openSolver();

/** Everything that one person could do, lawful or not. */
const everyPattern = (days: number): RosterPattern[] =>
  days === 0 ? [[]] : everyPattern(days - 1).flatMap((pattern) => [-1, 0, 1].map((kind) => [...pattern, kind]));
const allPatterns = everyPattern(dayCount);

const personArbitrary: fc.Arbitrary<RosterPerson> = fc.record({
  options: fc.array(
    fc.constantFrom(
      [],
      [{ kind: 0, cost: 1 }],
      [
        { kind: 0, cost: 0 },
        { kind: 1, cost: 2 },
      ],
      [{ kind: 1, cost: 0 }],
    ),
    { minLength: dayCount, maxLength: dayCount },
  ),
  pinnedDays: fc.constantFrom([], [], [2]),
  kindMax: fc.constantFrom([null, null], [null, 1], [2, 0]),
  spans: fc.constantFrom(
    [{ dayCount, minMinutes: 0, maxMinutes: 1440, wanted: null }],
    [
      { dayCount: 3, minMinutes: 360, maxMinutes: 840, wanted: { minutes: 480, underWeight: 1, overWeight: 2 } },
      { dayCount: 2, minMinutes: 0, maxMinutes: 960, wanted: { minutes: 960, underWeight: 1, overWeight: 0 } },
    ],
  ),
  runMax: fc.integer({ min: 1, max: 5 }),
  runMin: fc.integer({ min: 1, max: 2 }),
  offRunMin: fc.integer({ min: 1, max: 3 }),
  weekendsMax: fc.integer({ min: 0, max: 2 }),
  workedBefore: fc.integer({ min: 0, max: 3 }),
});

const weight = fc.integer({ min: 0, max: 9 });
const problemArbitrary: fc.Arbitrary<RosterProblem> = fc.record({
  dayCount: fc.constant(dayCount),
  kinds: fc.constant([
    { minutes: 480, barsNext: [] },
    { minutes: 360, barsNext: [0] },
  ]),
  people: fc.array(personArbitrary, { minLength: 1, maxLength: 2 }),
  weekends: fc.constantFrom([[0, 1], [4]], [[2, 3]]),
  requests: fc.array(
    fc.record({
      person: fc.constant(0),
      day: fc.integer({ min: 0, max: 4 }),
      kind: fc.integer({ min: 0, max: 1 }),
      wish: fc.constantFrom('ON' as const, 'OFF' as const),
      weight,
    }),
    { maxLength: 4 },
  ),
  cover: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 4 }),
      kinds: fc.constantFrom([0], [1], [0, 1]),
      need: fc.integer({ min: 0, max: 2 }),
      underWeight: fc.integer({ min: 0, max: 60 }),
      overWeight: weight,
    }),
    { maxLength: 6 },
  ),
});

const lawfulOf = (problem: RosterProblem, person: number): RosterPattern[] =>
  allPatterns.filter((pattern) => {
    const plan = problem.people.map((_, place) => (place === person ? pattern : []));
    return judgeRoster(problem, plan).breaches.every((breach) => breach.person !== person);
  });

/** The cheapest plan there is, found by looking at all. */
const cheapestOf = (problem: RosterProblem): number => {
  const [first = [], second = [[]]] = problem.people.map((_, person) => lawfulOf(problem, person));
  const penalties = first.flatMap((one) =>
    second.map((other) => judgeRoster(problem, problem.people.length === 1 ? [one] : [one, other]).penalty),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...penalties);
};

const solve = (problem: RosterProblem, ticks: number): { readonly found: RosterProgress; readonly heard: RosterProgress[] } => {
  const heard: RosterProgress[] = [];
  let [tick, seed] = [0, 7];
  const found = solveRoster(problem, {
    openModel,
    random: () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    },
    now: () => (tick += 1),
    deadline: ticks,
    isStopped: () => false,
    report: (progress) => heard.push(progress),
  });
  return { found, heard };
};

const isPossible = (problem: RosterProblem): boolean => problem.people.every((_, person) => lawfulOf(problem, person).length > 0);

describe('searching for a rota', () => {
  test('a person is given their cheapest lawful days, whatever the prices, and nothing where there are none', () => {
    const prices = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(problemArbitrary, prices, (problem, asked) => {
        const person = problem.people[0];
        if (!person) return;
        const own = rosterPrices(problem).own[0] ?? new Float64Array(0);
        const cells = own.map((cost, cell) => cost + (asked[cell] ?? 0));
        const alone: RosterProblem = { ...problem, people: [person], requests: [], cover: [] };
        const wishes = rosterPrices({ ...alone, requests: problem.requests }).own[0];
        const priceOf = (pattern: RosterPattern): number =>
          judgeRoster(alone, [pattern]).hours +
          pattern.reduce((sum, kind, day) => sum + (kind < 0 ? 0 : (wishes?.[day * 2 + kind] ?? 0) + (asked[day * 2 + kind] ?? 0)), 0);
        const cheapest = Math.min(Number.POSITIVE_INFINITY, ...lawfulOf(alone, 0).map(priceOf));
        const [found] = patternSearch(problem, person, searchMemory())(cells, 1);
        expect(found?.price ?? Number.POSITIVE_INFINITY).toBeCloseTo(cheapest);
        if (found) expect(judgeRoster(alone, [found.pattern]).breaches).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a small rota is the cheapest there is, breaks nothing, and is never better than what was proven', () => {
    fc.assert(
      fc.property(problemArbitrary.filter(isPossible), (problem) => {
        const { found } = solve(problem, 20_000);
        expect(judgeRoster(problem, found.plan).breaches).toEqual([]);
        expect(found.penalty).toBeCloseTo(cheapestOf(problem));
        expect(found.bound ?? 0).toBeLessThanOrEqual(found.penalty + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  test('a search that is cut off at any moment answers the best so far, whole and lawful', () => {
    fc.assert(
      fc.property(problemArbitrary.filter(isPossible), fc.integer({ min: 1, max: 12 }), (problem, ticks) => {
        const { found, heard } = solve(problem, ticks);
        expect(judgeRoster(problem, found.plan)).toMatchObject({ breaches: [], penalty: found.penalty });
        expect(found.penalty).toBe(heard.at(-1)?.penalty);
      }),
      { numRuns: 60 },
    );
  });

  test('somebody who can do nothing lawful is named', () => {
    const nobody = {
      options: [[], [], [], [], []],
      pinnedDays: [2],
      kindMax: [],
      spans: [{ dayCount, minMinutes: 0, maxMinutes: 960, wanted: null }],
    };
    const person: RosterPerson = { ...nobody, runMax: 5, runMin: 1, offRunMin: 1, weekendsMax: 9, workedBefore: 0 };
    const problem: RosterProblem = { dayCount, kinds: [], people: [person], weekends: [], requests: [], cover: [] };
    expect(() => solve(problem, 100)).toThrow(NoPattern);
  });
});

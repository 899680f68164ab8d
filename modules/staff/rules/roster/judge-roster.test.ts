import { describe, expect, test } from 'vitest';

import { judgeRoster } from './judge-roster.ts';
import type { RosterPerson, RosterPlan, RosterProblem } from './roster-problem.ts';

const [early, late, off] = [0, 1, -1];
const free: RosterPerson = {
  options: Array.from({ length: 7 }, () => [
    { kind: early, cost: 0 },
    { kind: late, cost: 3 },
  ]),
  pinnedDays: [],
  kindMax: [null, null],
  spans: [{ dayCount: 7, minMinutes: 0, maxMinutes: 5000, wanted: null }],
  runMax: 7,
  runMin: 1,
  offRunMin: 1,
  weekendsMax: 1,
  workedBefore: 0,
};

const problemOf = (person: Partial<RosterPerson>, more: Partial<RosterProblem> = {}): RosterProblem => ({
  dayCount: 7,
  kinds: [
    { minutes: 480, barsNext: [] },
    { minutes: 480, barsNext: [early] },
  ],
  people: [{ ...free, ...person }],
  weekends: [[5, 6]],
  requests: [],
  cover: [],
  ...more,
});

describe('a plan is told which hard rule it breaks', () => {
  test.each([
    ['nothing, where nothing is broken', {}, [early, early, off, late, late, off, off], []],
    ['an early shift right after a late one', {}, [late, early, off, off, off, off, off], ['SUCCESSION']],
    [
      'a shift that the person can not be given',
      { options: Array.from({ length: 7 }, () => []) },
      [early, off, off, off, off, off, off],
      ['OPTION'],
    ],
    ['a pinned day left free', { pinnedDays: [3] }, [off, off, off, off, off, off, off], ['PINNED']],
    ['too many of a kind', { kindMax: [null, 1] }, [late, late, off, off, off, off, off], ['KIND_MAX']],
    [
      'too few minutes',
      { spans: [{ dayCount: 7, minMinutes: 960, maxMinutes: 5000, wanted: null }] },
      [off, off, early, off, off, off, off],
      ['MIN_MINUTES'],
    ],
    [
      'too many minutes',
      { spans: [{ dayCount: 7, minMinutes: 0, maxMinutes: 900, wanted: null }] },
      [off, early, early, off, off, off, off],
      ['MAX_MINUTES'],
    ],
    ['too long a run', { runMax: 2 }, [off, early, early, early, off, off, off], ['RUN_MAX']],
    ['a run that began before', { runMax: 2, workedBefore: 2 }, [early, off, off, off, off, off, off], ['RUN_MAX']],
    ['too short a run', { runMin: 2 }, [off, early, off, off, off, off, off], ['RUN_MIN']],
    ['no short run at an end', { runMin: 2 }, [early, off, off, off, off, off, early], []],
    ['one day off between two runs', { offRunMin: 2 }, [early, off, early, off, off, off, off], ['OFF_RUN_MIN']],
    ['a weekend too many', { weekendsMax: 0 }, [off, off, off, off, off, off, early], ['WEEKENDS']],
  ] as const)('%s', (_title, person, pattern, rules) => {
    const plan: RosterPlan = [pattern];
    expect(judgeRoster(problemOf(person), plan).breaches.map(({ rule }) => rule)).toEqual(rules);
  });
});

test('a plan is worth its wishes, gaps, surpluses, shifts and hours, each by itself', () => {
  const wanted = { minutes: 1000, underWeight: 0.5, overWeight: 0 };
  const problem = problemOf(
    { spans: [{ dayCount: 7, minMinutes: 0, maxMinutes: 5000, wanted }] },
    {
      requests: [
        { person: 0, day: 0, kind: early, wish: 'ON', weight: 2 },
        { person: 0, day: 1, kind: late, wish: 'OFF', weight: 4 },
        { person: 0, day: 2, kind: late, wish: 'OFF', weight: 8 },
      ],
      cover: [
        { day: 1, kinds: [early, late], need: 3, underWeight: 100, overWeight: 1 },
        { day: 2, kinds: [late], need: 0, underWeight: 100, overWeight: 7 },
      ],
    },
  );
  expect(judgeRoster(problem, [[off, late, late, off, off, off, off]])).toEqual({
    breaches: [],
    requests: 14,
    under: 200,
    over: 7,
    options: 6,
    hours: 20,
    penalty: 247,
  });
});

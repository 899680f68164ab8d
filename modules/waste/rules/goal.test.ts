import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { baselineOf, decideGoal, metricOf, type GoalDraft, type WeekFigures } from './goal.ts';
import { goalProgress, goalStanding, lastDayOf, spokenChange } from './goal-progress.ts';
import { dayAfter, mondayOf, weeksWithin } from './whole-weeks.ts';

const grams = (whole: bigint): bigint => whole * 1_000_000n;
const week = (monday: string, changes: Partial<WeekFigures> = {}): WeekFigures => ({
  monday,
  daysLogged: 6,
  valueMinor: 3300n,
  purchasesMinor: 100_000n,
  covered: { covers: 500n, weight: grams(40_000n) },
  ...changes,
});
const mondays = weeksWithin('2026-09-28', '2026-11-08');
const weeks = mondays.map((monday) => week(monday));
const draft: GoalDraft = {
  metric: 'SHARE_OF_PURCHASES',
  baselineFrom: '2026-09-28',
  baselineTo: '2026-11-08',
  target: 220n,
  startsOn: '2026-11-09',
  until: '2027-02-01',
};

describe('setting a goal', () => {
  test('starts from what the weeks before came to', () => {
    expect(decideGoal(draft, weeks)).toEqual({ ok: true, value: { baseline: 330n } });
    expect(decideGoal({ ...draft, metric: 'MONEY_A_WEEK' }, weeks)).toEqual({ ok: true, value: { baseline: 3300n } });
    expect(decideGoal({ ...draft, metric: 'GRAMS_PER_COVER' }, weeks)).toEqual({ ok: true, value: { baseline: 80_000n } });
  });

  test.each<[string, Partial<GoalDraft>, readonly WeekFigures[], object]>([
    ['a span that begins on a Tuesday', { baselineFrom: '2026-09-29' }, weeks, { code: 'GOAL_WEEKS_NOT_WHOLE' }],
    ['a span that ends on a Saturday', { baselineTo: '2026-11-07' }, weeks, { code: 'GOAL_WEEKS_NOT_WHOLE' }],
    ['three weeks', { baselineFrom: '2026-10-19' }, weeks, { code: 'GOAL_SPAN_WRONG', weeksMin: 4, weeksMax: 26 }],
    ['a start within the span', { startsOn: '2026-11-08' }, weeks, { code: 'GOAL_STARTS_TOO_EARLY' }],
    ['an end within its first week', { until: '2026-11-15' }, weeks, { code: 'GOAL_ENDS_TOO_EARLY' }],
    ['a goal that is no lower', { target: 330n }, weeks, { code: 'GOAL_TARGET_NOT_LOWER' }],
    [
      'weeks in which hardly anybody wrote',
      {},
      weeks.map((one) => ({ ...one, daysLogged: 3 })),
      { code: 'GOAL_BASELINE_UNKNOWN', weeksKnown: 0, weeksMin: 4 },
    ],
    [
      'guests that nobody wrote down',
      { metric: 'GRAMS_PER_COVER' },
      weeks.map((one, index) => (index < 3 ? one : { ...one, covered: null })),
      { code: 'GOAL_BASELINE_UNKNOWN', weeksKnown: 3, weeksMin: 4 },
    ],
  ])('refuses %s', (_, changes, known, refusal) => {
    expect(decideGoal({ ...draft, ...changes }, known)).toEqual({ ok: false, refusal });
  });
});

test('what nobody knows is null, never nought', () => {
  expect(metricOf('SHARE_OF_PURCHASES', [week('2026-11-02', { purchasesMinor: 0n })])).toBeNull();
  expect(metricOf('GRAMS_PER_COVER', [week('2026-11-02', { covered: null })])).toBeNull();
  expect(metricOf('MONEY_A_WEEK', [])).toBeNull();
  expect(baselineOf('MONEY_A_WEEK', weeks.slice(0, 3))).toEqual({ value: null, weeksKnown: 3 });
});

test('a baseline lies between the lowest and the highest of its weeks', () => {
  const any = fc.record({ valueMinor: fc.bigInt({ min: 0n, max: 10n ** 7n }), purchasesMinor: fc.bigInt({ min: 1n, max: 10n ** 7n }) });
  fc.assert(
    fc.property(
      fc.array(any, { minLength: 4, maxLength: 26 }),
      fc.constantFrom('SHARE_OF_PURCHASES', 'MONEY_A_WEEK'),
      (several, metric) => {
        const known = several.map((one, index) => week(dayAfter('2026-01-05', index * 7), one));
        const each = known.map((one) => metricOf(metric, [one]) ?? -1n);
        const value = baselineOf(metric, known).value ?? -1n;
        const [low, high] = [each.reduce((a, b) => (a < b ? a : b)), each.reduce((a, b) => (a > b ? a : b))];
        expect(value >= low - 1n && value <= high + 1n).toBe(true);
      },
    ),
  );
});

test('a week begins on its Monday, also over the end of a year', () => {
  expect(['2026-11-16', '2026-11-22', '2027-01-01'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-12-28']);
});

describe('how a goal goes', () => {
  test.each([
    [1000n, 800n, 'DOWN', 'FIFTH', 20],
    [1000n, 788n, 'DOWN', 'FIFTH', 21],
    [1000n, 780n, 'DOWN', null, 22],
    [1000n, 660n, 'DOWN', 'THIRD', 34],
    [1000n, 500n, 'DOWN', 'HALF', 50],
    [1000n, 1250n, 'UP', 'QUARTER', 25],
    [1000n, 990n, 'LEVEL', null, 1],
    [1000n, 0n, 'DOWN', null, 100],
  ] as const)('from %s to %s is said as %s %s, %i %%', (from, to, direction, part, percent) => {
    expect(spokenChange(from, to)).toEqual({ direction, part, percent });
  });

  const goal = { metric: 'MONEY_A_WEEK', startsOn: '2026-11-09', lastDay: '2027-02-07', baseline: 3300n, target: 2700n } as const;

  test('is told by the latest four weeks since it began, and by none before', () => {
    expect(goalProgress(goal, weeks)).toBeNull();
    const since = [3300n, 2600n, 2700n, 2600n, 2700n].map((valueMinor, index) => week(dayAfter('2026-11-09', index * 7), { valueMinor }));
    expect(goalProgress(goal, [...weeks, ...since])).toEqual({ now: 2650n, weeks: 4, change: spokenChange(3300n, 2650n), isReached: true });
  });

  test('a week in which nobody wrote is no progress', () => {
    const silent = week('2026-11-09', { valueMinor: 0n, daysLogged: 0 });
    expect(goalProgress(goal, [...weeks, silent])).toBeNull();
  });

  test('is told by no week that reaches beyond its last day', () => {
    const since = [3300n, 3300n, 100n].map((valueMinor, index) => week(dayAfter('2026-11-09', index * 7), { valueMinor }));
    expect(goalProgress({ ...goal, lastDay: '2026-11-22' }, since)).toMatchObject({ now: 3300n, weeks: 2, isReached: false });
    expect(goalProgress({ ...goal, lastDay: '2026-11-28' }, since)).toMatchObject({ weeks: 2 });
    expect(goalProgress({ ...goal, lastDay: '2026-11-29' }, since)).toMatchObject({ weeks: 3 });
  });

  const [above, below] = [false, true].map((isReached) => ({ now: 1n, weeks: 4, change: spokenChange(10n, 5n), isReached }));
  const until = '2026-12-31';
  test.each([
    ['on its way before its day', above, null, '2026-12-31', 'UNDER_WAY'],
    ['on its way before anything is known', null, null, '2026-12-01', 'UNDER_WAY'],
    ['reached before its day', below, null, '2026-12-01', 'REACHED'],
    ['reached after its day', below, null, '2027-03-01', 'REACHED'],
    ['missed after its day', above, null, '2027-01-01', 'MISSED'],
    ['not known where nobody wrote', null, null, '2027-01-01', 'UNKNOWN'],
    ['given up where it was ended before', above, '2026-12-10', '2026-12-11', 'GIVEN_UP'],
    ['reached although it was ended before', below, '2026-12-10', '2026-12-11', 'REACHED'],
    ['missed where it was ended after its day', above, '2027-01-05', '2027-01-06', 'MISSED'],
  ] as const)('it is %s', (_, progress, endedOn, today, standing) => {
    expect(goalStanding(progress ?? null, { until, endedOn, today })).toBe(standing);
  });

  test('nothing counts after it was ended', () => {
    expect(lastDayOf({ until, endedOn: null })).toBe(until);
    expect(lastDayOf({ until, endedOn: '2026-12-10' })).toBe('2026-12-10');
    expect(lastDayOf({ until, endedOn: '2027-01-05' })).toBe(until);
  });
});

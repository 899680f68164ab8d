import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { spreadOf, stationSeconds, ticketTimes, type TimedLine, timesFinding } from './ticket-times.ts';

const line = (changes: Partial<TimedLine> = {}): TimedLine => ({
  dishId: 'kitfo',
  weekday: 5,
  hour: 19,
  targetSeconds: 600,
  toStart: 60,
  toReady: 500,
  toServed: 90,
  stationIds: ['grill'],
  stagesDone: [{ stage: 1, seconds: 500 }],
  wasRecalled: false,
  isRemake: false,
  ...changes,
});

const grill = { id: 'grill', stage: 1 };
const oven = { id: 'oven', stage: 2 };

describe('the middle and nine of ten', () => {
  it.each([
    { seconds: [], median: undefined, ninetieth: undefined },
    { seconds: [7], median: 7, ninetieth: 7 },
    { seconds: [9, 1], median: 1, ninetieth: 9 },
    { seconds: [3, 1, 2], median: 2, ninetieth: 3 },
    { seconds: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100], median: 50, ninetieth: 90 },
    { seconds: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110], median: 60, ninetieth: 100 },
  ])('of $seconds are $median and $ninetieth', ({ seconds, median, ninetieth }) => {
    const spread = spreadOf(seconds);
    expect([spread?.median, spread?.ninetieth]).toEqual([median, ninetieth]);
  });
});

describe('the time with one station', () => {
  const both = line({ stationIds: ['grill', 'oven'], stagesDone: [1, 2].map((stage) => ({ stage, seconds: stage * 300 })) });
  it.each([
    { name: 'begins when the kitchen heard of it at the first', of: both, station: grill, expected: 300 },
    { name: 'begins when the one before was done at a later', of: both, station: oven, expected: 300 },
    { name: 'is none where the station has no part in it', of: line(), station: oven, expected: null },
    { name: 'is none while it is at work', of: line({ stationIds: ['grill', 'oven'] }), station: oven, expected: null },
    {
      name: 'is never less than nothing, whatever came late',
      of: line({
        stationIds: ['oven'],
        stagesDone: [
          { stage: 1, seconds: 400 },
          { stage: 2, seconds: 350 },
        ],
      }),
      station: oven,
      expected: 0,
    },
  ])('$name', ({ of, station, expected }) => {
    expect(stationSeconds(of, station)).toBe(expected);
  });
});

test('the slowest dish stands first, and what was called back and made again is counted beside it', () => {
  const lines = [
    line(),
    line({ dishId: 'tibs', toReady: 900, wasRecalled: true }),
    line({ dishId: 'shiro', toReady: 700, isRemake: true }),
  ];
  const { dishes, all } = ticketTimes(lines, [grill], null);
  expect(dishes.map(({ dishId }) => dishId)).toEqual(['tibs', 'shiro', 'kitfo']);
  expect(all).toMatchObject({ late: 2, targeted: 3, recalled: 1, remade: 1 });
});

test('one station alone counts its own lines by its own time, and late still means late for the guests', () => {
  const slow = line({
    stationIds: ['grill', 'oven'],
    toReady: 800,
    stagesDone: [
      { stage: 1, seconds: 700 },
      { stage: 2, seconds: 800 },
    ],
  });
  expect(ticketTimes([line(), slow], [grill, oven], oven).all).toMatchObject({ spread: { count: 1, median: 100 }, late: 1, targeted: 1 });
});

describe('what one should know first', () => {
  const found = (lines: readonly TimedLine[]) => timesFinding(ticketTimes(lines, [grill], null));
  it.each([
    { name: 'that nothing was ready', lines: [line({ toReady: null, stagesDone: [] })], finding: { kind: 'NOTHING_READY' } },
    { name: 'that all was in time', lines: [line()], finding: { kind: 'ALL_IN_TIME', ninetieth: 500 } },
    { name: 'which is the slowest, without targets', lines: [line({ targetSeconds: null })], finding: { kind: 'NO_TARGETS', median: 500 } },
    {
      name: 'which dish was late most often, not which was slowest',
      lines: [
        line({ dishId: 'tibs', toReady: 3000 }),
        line({ toReady: 601 }),
        line({ toReady: 650 }),
        line(),
        line({ dishId: 'soup', toReady: 600 }),
      ],
      finding: { kind: 'DISH_LATE', dishId: 'kitfo', late: 2, targeted: 3 },
    },
  ])('is $name', ({ lines, finding }) => {
    expect(found(lines)).toMatchObject(finding);
  });
});

test('the figures are those of a slow count, whatever the lines', () => {
  const seconds = fc.option(fc.nat(4000));
  const anyLine = fc.record({
    dishId: fc.constantFrom('kitfo', 'tibs', 'shiro'),
    weekday: fc.integer({ min: 1, max: 7 }),
    hour: fc.nat(23),
    targetSeconds: fc.option(fc.integer({ min: 1, max: 3000 })),
    toStart: seconds,
    toReady: seconds,
    toServed: seconds,
    stationIds: fc.subarray(['grill', 'oven']),
    stagesDone: fc.constant([]),
    wasRecalled: fc.boolean(),
    isRemake: fc.boolean(),
  });
  /** The smallest that at least so many of a hundred did not exceed, by trying every one. */
  const slowly = (times: readonly number[], percent: number): number | undefined =>
    Math.min(...times.filter((one) => times.filter((other) => other <= one).length * 100 >= percent * times.length));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const { dishes, cells, hours, all } = ticketTimes(lines, [grill, oven], null);
      for (const { dishId, spread, late } of dishes) {
        const own = lines.filter((one) => one.dishId === dishId);
        const times = own.flatMap(({ toReady }) => (toReady === null ? [] : [toReady]));
        expect(spread).toEqual(
          times.length === 0 ? null : { count: times.length, median: slowly(times, 50), ninetieth: slowly(times, 90) },
        );
        expect(late).toBe(own.filter(({ toReady, targetSeconds }) => (toReady ?? 0) > (targetSeconds ?? 9999)).length);
      }
      for (const groups of [dishes, cells, hours])
        expect(groups.reduce((sum, { spread }) => sum + (spread?.count ?? 0), 0)).toBe(all.spread?.count ?? 0);
      const medians = dishes.map(({ spread }) => spread?.median ?? -1);
      expect(medians).toEqual(medians.toSorted((left, right) => right - left));
    }),
  );
});

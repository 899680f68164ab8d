import fc from 'fast-check';
import { expect, it } from 'vitest';

import { packTimes, unpackTimes, type ToldLine } from './packed-times.ts';

const seconds = fc.option(fc.nat({ max: 9_000 }));

const lines: fc.Arbitrary<ToldLine[]> = fc.array(
  fc.record({
    dishId: fc.constantFrom('shiro', 'tibs'),
    name: fc.constantFrom('Shiro', 'Tibs'),
    nameLocal: fc.constantFrom('ሽሮ', null),
    hour: fc.integer({ min: 0, max: 23 }),
    targetSeconds: seconds,
    toStart: seconds,
    toReady: seconds,
    toServed: seconds,
    stationIds: fc.subarray(['grill', 'oven', 'pass']),
    stagesDone: fc.array(fc.record({ stage: fc.integer({ min: 1, max: 9 }), seconds: fc.nat({ max: 9_000 }) }), { maxLength: 3 }),
    wasRecalled: fc.boolean(),
    isRemake: fc.boolean(),
  }),
);

it('says the same of every line of a day, in the same order, however many share a dish or a way', () => {
  fc.assert(
    fc.property(lines, (told) => {
      const packed = JSON.parse(JSON.stringify(packTimes('2026-11-22', told))) as ReturnType<typeof packTimes>;
      expect(unpackTimes(packed)).toEqual(told.map((line) => ({ ...line, weekday: 7 })));
      expect(packed.dishes.length).toBe(new Set(packed.dishes.map((dish) => dish.join())).size);
    }),
  );
});

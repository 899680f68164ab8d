import fc from 'fast-check';
import { expect, it } from 'vitest';

import { needFrom, whoNeedsOne } from './needs-one.ts';

it.each([
  ['the one furthest above its goal', [6500, 6000, 6500], [7000, 6800, 6900], ['a', 'b']],
  ['the one that rose furthest where nobody set a goal', [6500, null, 6000], [6200, null, 6100], ['a', 'b']],
  ['one that missed its goal although it fell', [6100, 6000, 6500], [6200, null, 6100], ['a', 'b']],
  ['none that met its goal, although it rose', [5900, 6000, 5000], [5900, 6000, 5000], []],
  ['none that lies hardly above', [6049, 6000, 6000], [6130, null, 6100], []],
  ['none of which nothing is known', [null, 6000, 6000], [6100, null, null], []],
])('needs one: %s', (_why, first, second, wanted) => {
  const [a, b] = [first, second].map(([now = null, goal = null, before = null], at) => ({ key: at === 0 ? 'a' : 'b', now, goal, before }));
  const found = whoNeedsOne([a, b].flatMap((one) => one ?? [])).map(({ key }) => key);
  expect(found.toSorted()).toEqual([...wanted].toSorted());
});

it('the first lies furthest above what it is held against', () => {
  const share = fc.option(fc.integer({ min: 0, max: 12_000 }));
  fc.assert(
    fc.property(fc.array(fc.record({ key: fc.nat(), now: share, goal: share, before: share })), (houses) => {
      const found = whoNeedsOne(houses).map(({ by }) => by);
      expect(found).toEqual(found.toSorted((one, other) => other - one));
      expect(found.every((by) => by >= needFrom)).toBe(true);
    }),
  );
});

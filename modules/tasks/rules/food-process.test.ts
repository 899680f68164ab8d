import { expect, it } from 'vitest';

import { foodLimits } from './food-process.ts';

it('cold has a figure in the law of England, and none in that of Scotland', () => {
  expect([foodLimits.GB.isChillLaw, foodLimits.GB_SCOTLAND.isChillLaw, foodLimits.ET.isChillLaw]).toEqual([true, false, false]);
});

it('Scotland alone reheats to 82', () => {
  expect(Object.entries(foodLimits).map(([rules, { reheatMinC }]) => `${rules} ${reheatMinC}`)).toEqual([
    'GB 75',
    'GB_SCOTLAND 82',
    'ET 75',
  ]);
});

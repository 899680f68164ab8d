import { expect, it, test } from 'vitest';

import { isAtStation, nextStage, routeLine, type RoutedStation } from './routing.ts';

const station = (id: string, changes: Partial<RoutedStation> = {}): RoutedStation => ({
  id,
  kind: 'PREP',
  dishIds: [],
  categoryIds: [],
  stage: 1,
  isArchived: false,
  ...changes,
});

const stations = [
  station('grill', { categoryIds: ['meat'] }),
  station('oven', { dishIds: ['lasagne'], stage: 2 }),
  station('make', { dishIds: ['lasagne'], stage: 1 }),
  station('cold'),
  station('old', { categoryIds: ['meat'], isArchived: true }),
  station('pass', { kind: 'EXPO' }),
];

test.each([
  ['a dish that stations name', { dishId: 'lasagne', categoryId: 'meat' }, ['make', 'oven'], 1],
  ['a dish by its heading', { dishId: 'tibs', categoryId: 'meat' }, ['grill'], 1],
  ['what nobody else makes', { dishId: 'salad', categoryId: null }, ['cold'], 1],
])('%s goes to its stations, in the order of their work', (_what, dish, stationIds, firstStage) => {
  expect(routeLine(dish, stations)).toEqual({ stationIds, firstStage });
});

it('goes on to the stage after it, and past one that was put away', () => {
  const line = { stage: 1, stationIds: ['make', 'oven'] };
  expect(nextStage(line, stations)).toBe(2);
  expect(nextStage({ ...line, stage: 2 }, stations)).toBeNull();
  expect(
    nextStage(
      line,
      stations.map((one) => (one.id === 'oven' ? { ...one, isArchived: true } : one)),
    ),
  ).toBeNull();
});

it('shows the expediter everything, and a line that no station makes to every station', () => {
  const [grill, oven, pass] = [stations[0], stations[1], stations[5]] as [RoutedStation, RoutedStation, RoutedStation];
  const lost = { stage: 1, stationIds: [] };
  const made = { stage: 1, stationIds: ['make', 'oven'] };
  expect([grill, oven, pass].map((one) => isAtStation(lost, one))).toEqual([true, true, true]);
  expect([grill, oven, pass].map((one) => isAtStation(made, one))).toEqual([false, false, true]);
  expect(isAtStation({ ...made, stage: 2 }, oven)).toBe(true);
});

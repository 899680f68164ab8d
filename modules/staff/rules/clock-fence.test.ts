import { expect, test } from 'vitest';

import { distanceM, isOutOfFence } from './clock-fence.ts';

test.each([
  [{ latitude: 9.0108, longitude: 38.7613 }, { latitude: 9.0108, longitude: 38.7613 }, 0],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111_195],
  [{ latitude: 51.5136, longitude: -0.1365 }, { latitude: 51.5145, longitude: -0.1365 }, 100],
  [{ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }, 222],
])('from %o to %o it is %i metres', (one, other, metres) => {
  expect(distanceM(one, other)).toBe(metres);
  expect(distanceM(other, one)).toBe(metres);
});

test.each([
  [120, 0, false],
  [121, 0, true],
  [170, 50, false],
  [171, 50, true],
  [171, 5000, true],
])('%i metres away, unsure by %i, is out of 120: %s', (distance, accuracyM, expected) => {
  expect(isOutOfFence({ distanceM: distance, accuracyM }, 120)).toBe(expected);
});

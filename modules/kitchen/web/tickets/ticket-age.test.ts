import { expect, it } from 'vitest';

import { ageText, minutesOver, ticketAge } from './ticket-age.ts';

it.each([
  [100, [600, null, 300], { seconds: 100, target: 600, standing: 'FRESH' }],
  [450, [600], { standing: 'SOON' }],
  [600, [600], { standing: 'SOON', fill: 2 / 3 }],
  [601, [600], { standing: 'LATE' }],
  [9999, [600], { standing: 'LATE', fill: 1 }],
  [9999, [null], { target: null, standing: 'FRESH', fill: 0 }],
])('after %i seconds, by the slowest of its dishes', (seconds, targets, expected) => {
  expect(ticketAge(0, seconds * 1000, targets)).toMatchObject(expected);
});

it('a clock that runs behind makes no ticket younger than now', () => {
  expect(ticketAge(10_000, 0, [600]).seconds).toBe(0);
});

it.each([
  [600, [600], null],
  [601, [600], 1],
  [660, [600], 1],
  [719, [600], 1],
  [720, [600], 2],
  [9999, [null], null],
])('after %i seconds of %j it is over by %s minutes, and by none never', (seconds, targets, over) => {
  expect(minutesOver(ticketAge(0, seconds * 1000, targets))).toBe(over);
});

it('counts minutes on beyond the hour', () => {
  expect([ageText(0), ageText(70), ageText(3661)]).toEqual(['0:00', '1:10', '61:01']);
});

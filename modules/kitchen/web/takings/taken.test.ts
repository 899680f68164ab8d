import { expect, test } from 'vitest';

import { takingsOfDays, type SaidTakings } from '../../rules/takings-of-days.ts';
import { takenMinor } from './taken.ts';

const days = ['2026-11-28', '2026-11-27'];
const said: SaidTakings = { businessDate: '2026-11-28', channel: 'DINE_IN', grossMinor: '120000', covers: null, source: 'TYPED' };
const takenOf = (rows: readonly SaidTakings[]) => takenMinor(takingsOfDays(rows, { days, channels: ['DINE_IN'] }));

test('days of which nobody said anything took an unknown amount, never nothing', () => {
  expect(takenOf([])).toBeUndefined();
});

test('what is known of some of the days is what was taken, also where it is nothing', () => {
  expect(takenOf([said])).toBe(120_000n);
  expect(takenOf([{ ...said, grossMinor: '0' }])).toBe(0n);
});

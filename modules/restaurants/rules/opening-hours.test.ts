import { expect, test } from 'vitest';

import { openingHoursFault } from './opening-hours.ts';

const at = (day: number, opens: string, closes: string) => ({ day, opens, closes });

test.each([
  ['nothing said', [], null],
  ['lunch and dinner', [at(1, '11:00', '15:00'), at(1, '18:00', '23:00')], null],
  ['dinner that starts before lunch has ended', [at(1, '11:00', '15:00'), at(1, '14:59', '23:00')], 1],
  ['the same stretch twice', [at(3, '11:00', '15:00'), at(3, '11:00', '15:00')], 1],
  ['a late night, and breakfast after it', [at(5, '18:00', '02:00'), at(6, '02:00', '10:00')], null],
  ['a late night that reaches into the next day’s breakfast', [at(5, '18:00', '03:00'), at(6, '02:30', '10:00')], 1],
  ['Sunday night that reaches into Monday', [at(1, '00:30', '10:00'), at(7, '20:00', '01:00')], 1],
  ['open all day, every day', [1, 2, 3, 4, 5, 6, 7].map((day) => at(day, '00:00', '00:00')), null],
  ['a fourth stretch in a day', [at(2, '07:00', '08:00'), at(2, '09:00', '10:00'), at(2, '11:00', '12:00'), at(2, '13:00', '14:00')], 3],
])('%s', (_what, hours, fault) => {
  expect(openingHoursFault(hours)).toBe(fault);
});

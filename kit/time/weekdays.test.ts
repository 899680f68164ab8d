import fc from 'fast-check';
import { expect, it } from 'vitest';

import { weekdayText } from './wall.ts';
import { dayInWeek, readWeekdays, weekdays } from './weekdays.ts';

it.each([
  ['Mon, Thu', [1, 4]],
  ['thursday monday', [1, 4]],
  ['ሰኞ፣ ሐሙስ', [1, 4]],
  ['1 7', [1, 7]],
  ['', []],
  ['Mon, whenever', null],
])('days of the week in a list are understood: %s', (text, days) => {
  expect(readWeekdays(text)).toEqual(days);
});

it('what our own files say of days is understood when they are brought back, in either language', () => {
  fc.assert(
    fc.property(fc.subarray([...weekdays]), fc.constantFrom('en', 'am'), fc.constantFrom('short', 'long'), (days, language, length) => {
      expect(readWeekdays(days.map((day) => weekdayText(dayInWeek(day), length, language)).join(' '))).toEqual(days);
    }),
  );
});

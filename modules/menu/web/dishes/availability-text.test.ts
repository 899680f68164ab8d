import { expect, test } from 'vitest';

import { availabilityText } from './availability-text.ts';

const lunch = { days: [], hours: { from: 690, to: 900 }, fasting: 'ALWAYS' } as const;
const wall = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: false, useEthiopianCalendar: false };

test('the hours of a dish are said by the clock on the wall', () => {
  expect(availabilityText(lunch, wall, 'en')).toBe('11:30 am – 3:00 pm');
  expect(availabilityText(lunch, { ...wall, useEthiopianTime: true }, 'en')).toBe('5:30 Day – 9:00 Day');
});

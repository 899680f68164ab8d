import { expect, it } from 'vitest';

import { isStaffCount, staffCountMax } from './staff-count.ts';

it.each(['1', ' 12 ', String(staffCountMax)])('takes %s people', (typed) => {
  expect(isStaffCount(typed)).toBe(true);
});

it.each(['', '0', '-1', '1.5', '1e3', 'ten', String(staffCountMax + 1)])('does not take "%s" for a number of people', (typed) => {
  expect(isStaffCount(typed)).toBe(false);
});

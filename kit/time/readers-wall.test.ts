import { expect, test } from 'vitest';

import { wallOfReader } from './readers-wall.ts';

const london = { timeZone: 'Europe/London', useEthiopianTime: false, useEthiopianCalendar: false };
const addis = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true };
const plain = { preferredTimeZone: null, useEthiopianTime: false, useEthiopianCalendar: false };

test.each([
  ['nobody', null, addis, addis],
  ['who says nothing', plain, addis, addis],
  ['who counts hours otherwise', { ...plain, useEthiopianTime: true }, london, { ...london, useEthiopianTime: true }],
  ['who counts days otherwise', { ...plain, useEthiopianCalendar: true }, london, { ...london, useEthiopianCalendar: true }],
  ['who lives elsewhere', { ...plain, preferredTimeZone: 'Asia/Dubai' }, addis, { ...addis, timeZone: 'Asia/Dubai' }],
])('the wall of %s', (_who, own, place, wall) => {
  expect(wallOfReader(own, place)).toEqual(wall);
});

import { expect, test } from 'vitest';

import { timeZoneOptions } from './time-zone-options.ts';

test('the zones of the device, of Ethiopia and of the UK come first, and none comes twice', () => {
  const values = timeZoneOptions().map(({ value }) => value);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(values.slice(0, 3)).toEqual([...new Set([own, 'Africa/Addis_Ababa', 'Europe/London', 'Africa/Abidjan'])].slice(0, 3));
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain('Asia/Tokyo');
});

import { expect, test } from 'vitest';

import { fileFormOf, readFileForm, readHours } from './file-form.ts';

test.each([
  ['', null],
  [' 37.5 ', 2250],
  ['37,5', 2250],
  ['0', 0],
  ['168', 10_080],
  ['168.5', undefined],
  ['-1', undefined],
  ['forty', undefined],
])('hours typed as "%s" are %s minutes', (text, minutes) => {
  expect(readHours(text)).toBe(minutes);
});

test('a file that is shown and saved again is the same file', () => {
  const file = {
    contract: 'PART_TIME' as const,
    contractMinutes: 1230,
    otherMinutes: 600,
    birthDate: '2009-05-01',
    startedOn: '2026-01-05',
    endedOn: null,
    optedOutOn: null,
    optOutEndsOn: null,
    rightToWorkCheckedOn: '2026-01-04',
    rightToWorkUntil: '2027-01-04',
    payId: 'A-17',
  };
  const person = { userId: 'u', name: 'Sara', workRoleIds: ['cook'], employment: { ...file, version: 3 } };
  expect(readFileForm(fileFormOf(person))).toEqual({ ...file, workRoleIds: ['cook'] });
});

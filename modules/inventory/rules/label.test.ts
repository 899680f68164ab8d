import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { labelDays, labelKinds } from './label.ts';
import { daysAfter } from './lot.ts';

const day = (text: string) => text as BusinessDate;
const today = day('2026-11-21');
const shelfLife = { sealed: 10, opened: 3, thawed: 1 };
const lotUntil = (expiresOn: string | null) => ({ receivedOn: day('2026-11-15'), expiresOn: expiresOn as BusinessDate | null });

test.each([
  ['PREP', null, shelfLife, '2026-11-21', '2026-11-24'],
  ['PREP', null, { sealed: 10 }, '2026-11-21', '2026-12-01'],
  ['OPENED', null, shelfLife, '2026-11-21', '2026-11-24'],
  ['OPENED', '2026-11-22', shelfLife, '2026-11-21', '2026-11-22'],
  ['OPENED', '2026-12-30', shelfLife, '2026-11-21', '2026-11-24'],
  ['OPENED', '2026-11-22', {}, '2026-11-21', '2026-11-22'],
  ['OPENED', null, {}, '2026-11-21', null],
  ['THAWED', '2027-01-01', shelfLife, '2026-11-21', '2026-11-22'],
  ['THAWED', '2027-01-01', {}, '2026-11-21', null],
  ['LOT', '2026-11-25', shelfLife, '2026-11-15', '2026-11-25'],
] as const)('a label of the kind %s, on a lot until %s, says its days', (kind, expiresOn, life, doneOn, useUntil) => {
  const thing = { shelfLife: life, doneOn: today, lot: expiresOn === null ? null : lotUntil(expiresOn) };
  expect(labelDays(kind, thing)).toEqual({ doneOn, useUntil });
});

test('what is opened never gets a later day than its lot has', () => {
  fc.assert(
    fc.property(fc.constantFrom(...labelKinds), fc.nat(30), fc.nat(30), (kind, left, opened) => {
      const expiresOn = daysAfter(today, left);
      const { useUntil } = labelDays(kind, { shelfLife: { opened, sealed: 400 }, doneOn: today, lot: lotUntil(expiresOn) });
      expect((useUntil ?? '') <= expiresOn).toBe(true);
    }),
  );
});

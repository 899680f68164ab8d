import { expect, test } from 'vitest';

import { assert, assertNever, InvariantBroken } from './assert.ts';
import { accepted, type Decision, refused } from './decision.ts';
import { isUuid, isUuidV7, uuidV7Milliseconds } from './id.ts';

test('a rule answers with what follows or with why not, and never throws for a person', () => {
  const decide = (isOpen: boolean): Decision<string, { code: 'SHUT'; until: string }> =>
    isOpen ? accepted('come in') : refused({ code: 'SHUT', until: '08:00' });
  expect(decide(true)).toEqual({ ok: true, value: 'come in' });
  expect(decide(false)).toEqual({ ok: false, refusal: { code: 'SHUT', until: '08:00' } });
});

test('a broken invariant stops at its source and says which one', () => {
  expect(() => assert(true, 'water is wet')).not.toThrow();
  expect(() => assert(0, 'water is wet')).toThrow(new InvariantBroken('water is wet'));
  expect(() => assertNever('surprise' as never)).toThrow('surprise');
});

test('a time-ordered id is told from any other, with the instant it was made', () => {
  const id = '01932b1c-7a00-7abc-8def-0123456789ab';
  expect([isUuid(id), isUuidV7(id)]).toEqual([true, true]);
  expect(uuidV7Milliseconds(id)).toBe(0x01932b1c7a00);
  const random = '2f1f0a52-0b53-4a6c-9d36-0d8a3a9d1c11';
  expect([isUuid(random), isUuidV7(random), uuidV7Milliseconds(random)]).toEqual([true, false, null]);
  expect([isUuid('berbere'), isUuid(7), isUuidV7(null)]).toEqual([false, false, false]);
});

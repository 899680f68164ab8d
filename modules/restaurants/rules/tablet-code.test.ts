import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readTabletCode, tabletCodeFrom, tabletCodePattern, tabletCodeText } from './tablet-code.ts';

test.each([
  ['KX7P 4M2Q', 'KX7P4M2Q'],
  ['kx7p-4m2q', 'KX7P4M2Q'],
  ['KX7P4M2', null],
  ['KX7P4M2O', null],
  ['KX7P4M21', null],
  ['', null],
])('%j is read as %j', (typed, code) => {
  expect(readTabletCode(typed)).toBe(code);
});

test('every code that is made is one that is read, as it is read out', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32, max: 247 }), (bytes) => {
      const code = tabletCodeFrom(bytes) ?? '';
      expect(code).toMatch(tabletCodePattern);
      expect(readTabletCode(tabletCodeText(code))).toBe(code);
    }),
  );
});

test('bytes that would make some signs likelier are passed over', () => {
  expect(tabletCodeFrom(new Uint8Array(32).fill(250))).toBeNull();
  expect(tabletCodeFrom(new Uint8Array([250, ...Array.from({ length: 8 }, () => 0)]))).toBe('AAAAAAAA');
});

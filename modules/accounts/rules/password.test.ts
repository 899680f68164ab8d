import fc from 'fast-check';
import { expect, test } from 'vitest';

import { passwordLengthMin, passwordWeakness } from './password.ts';

test.each([
  ['Injera-42!', null],
  ['Ab1!efgh', null],
  ['Ab1!efg', 'too-weak'],
  ['injera-42!', 'too-weak'],
  ['INJERA-42!', 'too-weak'],
  ['Injera-xx!', 'too-weak'],
  ['Injera421', 'too-weak'],
  ['Injera 421', 'too-weak'],
  ['Épices-42', null],
  ['', 'too-weak'],
  ['Password', 'too-common'],
  ['QWERTY123', 'too-common'],
  ['Welcome123', 'too-common'],
])('the password "%s" is judged %s', (password, weakness) => {
  expect(passwordWeakness(password)).toBe(weakness);
});

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u];

test('an accepted password is long enough and mixes four kinds of characters, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 14 }), (tail) => {
      const password = `Aa1${tail}`;
      const isMixed = password.length >= passwordLengthMin && kinds.every((kind) => kind.test(password));
      expect(passwordWeakness(password) === null).toBe(isMixed);
    }),
  );
});

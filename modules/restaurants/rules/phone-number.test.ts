import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatPhoneNumber, isPhoneNumber, nationalPhoneNumber, phoneDigits, phoneDigitsOf, storedPhoneNumber } from './phone-number.ts';

test.each([
  ['(755) 555-5555', '+44', true, '+44 7555555555'],
  ['07555 555555', '+44', true, '+44 7555555555'],
  ['07555 55555', '+44', true, '+44 0755555555'],
  ['0911 234 567', '+251', true, '+251 0911234567'],
  ['09112345678', '+251', false, '+251 09112345678'],
  ['555', '+44', false, '+44 555'],
  ['', '+1', false, '+1 '],
])('"%s" with the code %s is a whole number: %s, kept as "%s"', (typed, dialCode, isWhole, stored) => {
  expect(isPhoneNumber(typed, dialCode)).toBe(isWhole);
  expect(storedPhoneNumber(typed, dialCode)).toBe(stored);
});

test.each([
  ['', ''],
  ['5', '(5'],
  ['555', '(555'],
  ['5555', '(555) 5'],
  ['555555', '(555) 555'],
  ['5555555', '(555) 555-5'],
  ['5555555555', '(555) 555-5555'],
  ['555555555599', '(555) 555-5555'],
])('while typing, "%s" is shown as "%s"', (typed, shown) => {
  expect(formatPhoneNumber(typed)).toBe(shown);
});

test.each([
  ['2079460812', '+44', '020 7946 0812'],
  ['1614960123', '+44', '0161 496 0123'],
  ['1144960123', '+44', '0114 496 0123'],
  ['8081570192', '+44', '0808 157 0192'],
  ['1632960983', '+44', '01632 960983'],
  ['7700900123', '+44', '07700 900123'],
  ['0911234567', '+251', '0911 234 567'],
  ['0111234567', '+251', '0111 234 567'],
  ['2025550123', '+1', '(202) 555-0123'],
  ['555', '+44', '(555'],
])('the digits %s kept with %s read as %s, and typed so they are kept again', (digits, dialCode, shown) => {
  expect(nationalPhoneNumber(digits, dialCode)).toBe(shown);
  expect(phoneDigitsOf(shown, dialCode)).toBe(digits);
});

test('showing a number loses none of its digits, and showing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,10}$/), fc.constantFrom('+44', '+251', '+1'), (digits, dialCode) => {
      const shown = formatPhoneNumber(digits);
      expect(phoneDigitsOf(shown, dialCode)).toBe(digits);
      expect(formatPhoneNumber(shown)).toBe(shown);
      expect(isPhoneNumber(shown, dialCode)).toBe(digits.length === phoneDigits);
    }),
  );
});

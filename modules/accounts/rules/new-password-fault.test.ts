import fc from 'fast-check';
import { expect, test } from 'vitest';

import { newPasswordFault } from './new-password-fault.ts';
import { passwordWeakness } from './password.ts';

test.each([
  ['Injera-42!', 'Injera-42!', null],
  ['Injera-42!', 'Injera-42', 'differ'],
  ['', '', 'too-short'],
  ['Ab-1234', 'Ab-1234', 'too-short'],
  ['injera-42!', 'injera-42!', 'too-weak'],
  ['Password', 'Password', 'too-common'],
])('%s repeated as %s: %s', (password, repeated, fault) => {
  expect(newPasswordFault(password, repeated)).toBe(fault);
});

test('whatever is taken, the server takes too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (password) => {
      const isTaken = newPasswordFault(password, password) === null;
      expect(isTaken && passwordWeakness(password) !== null).toBe(false);
    }),
  );
});

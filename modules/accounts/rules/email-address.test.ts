import fc from 'fast-check';
import { expect, test } from 'vitest';

import { emailFault, emailLengthMax, normaliseEmail } from './email-address.ts';

test.each([
  ['hanna@example.com', null],
  ['  HANNA@Example.COM ', null],
  ['hanna.bekele+till@mail.example.co.uk', null],
  ['hanna', { fault: 'invalid' }],
  ['hanna@', { fault: 'invalid' }],
  ['@example.com', { fault: 'invalid' }],
  ['hanna@example', { fault: 'invalid' }],
  ['hanna@example..com', { fault: 'invalid' }],
  ['hanna@home@example.com', { fault: 'invalid' }],
  ['han na@example.com', { fault: 'invalid' }],
  ['hanna@gmail.con', { fault: 'mistyped', suggestion: 'hanna@gmail.com' }],
  ['Hanna@YAHOOO.com', { fault: 'mistyped', suggestion: 'hanna@yahoo.com' }],
  [`${'a'.repeat(emailLengthMax - 12)}@example.com`, null],
  [`${'a'.repeat(emailLengthMax - 11)}@example.com`, { fault: 'too-long' }],
])('the address "%s" has the fault %o', (address, fault) => {
  expect(emailFault(address)).toEqual(fault);
});

test('case and surrounding space never make two accounts of one address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t '), (address, space) => {
      const typed = `${space}${address.toUpperCase()}${space}`;
      expect(normaliseEmail(typed)).toBe(normaliseEmail(address));
      expect(normaliseEmail(normaliseEmail(typed))).toBe(normaliseEmail(typed));
    }),
  );
});

test('the address that is proposed for a mistyped one has no fault of its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('gmail.con', 'gmial.com', 'yahoo.con', 'hotmial.com'),
      fc.stringMatching(/^[a-z]{1,20}$/),
      (host, local) => {
        const fault = emailFault(`${local}@${host}`);
        expect(fault?.fault === 'mistyped' && emailFault(fault.suggestion)).toBe(null);
      },
    ),
  );
});

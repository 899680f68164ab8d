import { expect, test } from 'vitest';

import { blankRestaurant, emptyRegisterForm, restaurantsFor, type RegisterForm } from './register-form.ts';
import { faultsIn, firstFaultyStep } from './wizard-steps.ts';

const restaurant = (id: string) => ({
  ...blankRestaurant(),
  id,
  name: 'Selam Kitchen',
  address: '41 Bermondsey Street',
  city: 'London',
  state: 'Greater London',
  zipCode: 'SE1 3XF',
  phone: '(207) 946-0812',
  expectedStaffCount: '14',
});

const whole: RegisterForm = {
  ...emptyRegisterForm(),
  title: 'owner',
  firstName: 'Hanna',
  lastName: 'Tesfaye',
  email: 'hanna@example.com',
  password: 'Berbere-2026',
  confirmPassword: 'Berbere-2026',
  count: 'multiple',
  restaurants: [restaurant('a'), restaurant('b')],
  hasAcceptedTerms: true,
};

const spoiltAt = (at: number, spoilt: object): Partial<RegisterForm> => ({
  restaurants: whole.restaurants.map((one, index) => (index === at ? { ...one, ...spoilt } : one)),
});

test('a form that is filled in well has nothing wrong in any step', () => {
  expect(firstFaultyStep(whole)).toBeNull();
});

test.each<[string, number, Partial<RegisterForm>, readonly string[]]>([
  ['no names', 0, { firstName: ' ', lastName: '' }, ['firstName REQUIRED', 'lastName REQUIRED']],
  ['no form of an address', 0, { email: 'hanna' }, ['email invalid']],
  ['a mistyped provider', 0, { email: 'hanna@gmail.con' }, ['email mistyped']],
  ['an address of 255 characters', 0, { email: `${'a'.repeat(243)}@example.com` }, ['email too-long']],
  ['a weak password', 0, { password: 'injera', confirmPassword: 'injera' }, ['password too-weak']],
  ['a password that everybody tries', 0, { password: 'Welcome123', confirmPassword: 'Welcome123' }, ['password too-common']],
  ['two passwords', 0, { confirmPassword: 'Berbere-2027' }, ['confirmPassword MISMATCH']],
  ['no choice of how many', 1, { count: '' }, ['count COUNT']],
  ['nine digits in the second restaurant', 2, spoiltAt(1, { phone: '(207) 946-081' }), ['restaurants.1.phone PHONE 9 +44']],
  [
    'a short number before nobody expected',
    2,
    spoiltAt(1, { phone: '(207) 946-081', expectedStaffCount: '0' }),
    ['restaurants.1.phone PHONE 9 +44', 'restaurants.1.expectedStaffCount STAFF_COUNT'],
  ],
  ['nobody expected', 2, spoiltAt(0, { expectedStaffCount: '0' }), ['restaurants.0.expectedStaffCount STAFF_COUNT']],
  ['an empty number', 2, spoiltAt(0, { expectedStaffCount: '' }), ['restaurants.0.expectedStaffCount REQUIRED']],
  ['no postcode', 2, spoiltAt(1, { zipCode: '' }), ['restaurants.1.zipCode REQUIRED']],
  ['terms that were not accepted', 3, { hasAcceptedTerms: false }, ['hasAcceptedTerms TERMS']],
])('%s is found in step %i, and in no other', (_what, step, spoilt, expected) => {
  const values = { ...whole, ...spoilt };
  expect(faultsIn(step, values).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  expect(firstFaultyStep(values)).toBe(step);
  for (const other of [0, 1, 2, 3].filter((index) => index !== step)) expect(faultsIn(other, values)).toEqual([]);
});

test('single gives one restaurant and multiple two, and neither loses what was typed of the first', () => {
  const [first, second] = [restaurant('a'), restaurant('b')];
  expect(restaurantsFor('single', [first, second])).toEqual([first]);
  expect(restaurantsFor('multiple', [first, second, restaurant('c')])).toHaveLength(3);
  expect(restaurantsFor('multiple', [first])).toMatchObject([first, { name: '', dialCode: '+44' }]);
  expect(restaurantsFor('single', [])).toMatchObject([{ name: '' }]);
});

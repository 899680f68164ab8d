import { expect, test } from 'vitest';

import { noticeOf } from './register-error.ts';
import { blankRestaurant, emptyRegisterForm, type RegisterForm } from './register-form.ts';
import { faultsIn } from './wizard-steps.ts';

const whole: RegisterForm = {
  ...emptyRegisterForm(),
  title: 'owner',
  firstName: 'Hanna',
  lastName: 'Tesfaye',
  email: 'hanna@example.com',
  password: 'Berbere-2026',
  confirmPassword: 'Berbere-2026',
  count: 'single',
  restaurants: [
    {
      ...blankRestaurant(),
      name: 'Selam Kitchen',
      address: '41 Bermondsey Street',
      city: 'London',
      state: 'Greater London',
      zipCode: 'SE1 3XF',
      phone: '(207) 946-0812',
      expectedStaffCount: '14',
    },
  ],
  hasAcceptedTerms: true,
};

const withRestaurant = (spoilt: object): Partial<RegisterForm> => ({
  restaurants: whole.restaurants.map((one) => ({ ...one, ...spoilt })),
});

test.each<[string, number, Partial<RegisterForm>, string, string]>([
  ['no first name', 0, { firstName: '' }, 'Missing Information', 'Please fill in: First name.'],
  ['no form of an address', 0, { email: 'hanna' }, 'Invalid Email Address', 'name@example.com'],
  ['a mistyped provider', 0, { email: 'hanna@gmail.con' }, 'Check Your Email', 'hanna@gmail.com'],
  ['255 characters', 0, { email: `${'a'.repeat(243)}@example.com` }, 'Email Too Long', '254'],
  ['no capital', 0, { password: 'berbere-26', confirmPassword: 'berbere-26' }, 'Password Too Weak', 'a capital'],
  ['one of the common', 0, { password: 'Welcome123', confirmPassword: 'Welcome123' }, 'Password Too Common', ''],
  ['another confirmation', 0, { confirmPassword: 'Berbere-2027' }, "Passwords Don't Match", 'Please make sure your passwords match'],
  ['no choice', 1, { count: '' }, 'Restaurant Count Required', ''],
  ['nine digits', 2, withRestaurant({ phone: '(207) 946-081' }), 'Invalid Phone Number', '9 digits; 10'],
  ['a number of Ethiopia', 2, withRestaurant({ phone: '91', dialCode: '+251' }), 'Invalid Phone Number', '09'],
  [
    'nothing of the restaurant',
    2,
    withRestaurant({ name: '', address: '', city: '', state: '', zipCode: '', phone: '', expectedStaffCount: '' }),
    'Missing Information',
    'Restaurant name, Address, City, State or county, Postcode, Phone, Expected staff',
  ],
  ['more staff than fit', 2, withRestaurant({ expectedStaffCount: '12000' }), 'Expected staff', 'A whole number from 1 to 9999.'],
  ['terms left open', 3, { hasAcceptedTerms: false }, 'Terms & Conditions Required', ''],
])('%s in step %i is said under its own title', (_what, step, spoilt, title, text) => {
  const form = { ...whole, ...spoilt };
  const notice = noticeOf(faultsIn(step, form), form);
  expect(notice?.title).toBe(title);
  expect(notice?.text).toContain(text);
});

test('what is missing is told before what is wrong, each once', () => {
  const form = { ...whole, firstName: '', email: 'hanna', password: '', confirmPassword: '' };
  expect(noticeOf(faultsIn(0, form), form)).toEqual({
    title: 'Missing Information',
    text: 'Please fill in: First name, Password, Confirm password.',
  });
});

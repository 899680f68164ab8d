import * as z from 'zod/mini';

import { emailFault } from '../../../accounts/rules/email-address.ts';
import { passwordLengthMax, passwordWeakness } from '../../../accounts/rules/password.ts';
import { isPhoneNumber } from '../../rules/phone-number.ts';

/** Fields that are about each other are checked even while others are wrong: every error is shown at once. */
const always = () => true;

const addIssue = (check: { addIssue: (message: string) => void }, code: string | null | undefined) => {
  if (code) check.addIssue(code);
};

const emailCode = (email: string) => (email.trim() === '' ? 'REQUIRED' : emailFault(email)?.fault);

const passwordFault = (password: string) => {
  if (password === '') return 'REQUIRED';
  return password.length > passwordLengthMax ? 'too-weak' : passwordWeakness(password);
};

const required = z.string().check(z.refine((text) => text.trim() !== '', 'REQUIRED'));

/** The sign-up form: the same rules as the request, each with the code of its message. */
export const registerFormSchema = z
  .object({
    title: z.enum(['owner', 'manager']),
    firstName: required,
    lastName: required,
    email: z.string().check(z.superRefine((email, check) => addIssue(check, emailCode(email)))),
    password: z.string().check(z.superRefine((password, check) => addIssue(check, passwordFault(password)))),
    confirmPassword: required,
    name: required,
    country: z.string(),
    address: required,
    city: required,
    state: required,
    zipCode: required,
    dialCode: z.string(),
    phone: required,
    expectedStaffCount: z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'STAFF_COUNT')),
    hasAcceptedTerms: z.boolean().check(z.refine((accepted) => accepted, 'TERMS')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'MISMATCH',
      when: always,
    }),
    z.refine(({ phone, dialCode }) => phone === '' || isPhoneNumber(phone, dialCode), { path: ['phone'], error: 'PHONE', when: always }),
  );

/** What the form holds. */
export type RegisterForm = z.output<typeof registerFormSchema>;

/** An empty form, in the country of the first dialling code. */
export const emptyRegisterForm: RegisterForm = {
  title: 'owner',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  name: '',
  country: 'GB',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  dialCode: '+44',
  phone: '',
  expectedStaffCount: '',
  hasAcceptedTerms: false,
};

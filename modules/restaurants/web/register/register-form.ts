import * as z from 'zod/mini';

import { newId } from '../../../../platform/web/new-command.ts';
import { emailFault } from '../../../accounts/rules/email-address.ts';
import { passwordLengthMax, passwordWeakness } from '../../../accounts/rules/password.ts';
import { isPhoneNumber, phoneDigitsOf } from '../../rules/phone-number.ts';
import { isStaffCount } from '../../rules/staff-count.ts';

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

const staffCountCode = (typed: string) => {
  if (typed.trim() === '') return 'REQUIRED';
  return isStaffCount(typed) ? null : 'STAFF_COUNT';
};

type Phone = { readonly phone: string; readonly dialCode: string };

/** The code carries what its words need: how many digits there are, and in which country. */
const phoneCode = ({ phone, dialCode }: Phone) =>
  phone === '' || isPhoneNumber(phone, dialCode) ? null : `PHONE ${phoneDigitsOf(phone, dialCode).length} ${dialCode}`;

const required = z.string().check(z.refine((text) => text.trim() !== '', 'REQUIRED'));

/** The form of one restaurant: the same rules as the request, each with the code of its message. */
export const restaurantFormSchema = z
  .object({
    id: z.string(),
    name: required,
    country: z.string(),
    address: required,
    city: required,
    state: required,
    zipCode: required,
    /** Whose dialling code it is: several countries share one. */
    dialCountry: z.string(),
    dialCode: z.string(),
    phone: required,
    expectedStaffCount: z.string().check(z.superRefine((typed, check) => addIssue(check, staffCountCode(typed)))),
  })
  .check(
    z.superRefine<Phone>(
      (restaurant, check) => {
        const code = phoneCode(restaurant);
        if (code) check.addIssue({ code: 'custom', path: ['phone'], message: code, input: restaurant.phone });
      },
      { when: always },
    ),
  );

/** The sign-up form: the same rules as the request, each with the code of its message. */
export const registerFormSchema = z
  .object({
    /** Made once, so that a sign-up that is sent twice, even after a reload, is one sign-up. */
    commandId: z.string(),
    userId: z.string(),
    title: z.enum(['', 'owner', 'manager']),
    step: z.number(),
    firstName: required,
    lastName: required,
    email: z.string().check(z.superRefine((email, check) => addIssue(check, emailCode(email)))),
    password: z.string().check(z.superRefine((password, check) => addIssue(check, passwordFault(password)))),
    confirmPassword: required,
    count: z.enum(['', 'single', 'multiple']).check(z.refine((count) => count !== '', 'COUNT')),
    restaurants: z.array(restaurantFormSchema),
    hasAcceptedTerms: z.boolean().check(z.refine((accepted) => accepted, 'TERMS')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'MISMATCH',
      when: always,
    }),
  );

/** What the form holds. */
export type RegisterForm = z.output<typeof registerFormSchema>;

/** A restaurant while it is typed: every field a text. */
export type RestaurantForm = RegisterForm['restaurants'][number];

/** A restaurant of which nothing is known yet, in the country of the first dialling code. */
export const blankRestaurant = (): RestaurantForm => ({
  id: newId(),
  name: '',
  country: 'GB',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  dialCountry: 'GB',
  dialCode: '+44',
  phone: '',
  expectedStaffCount: '',
});

/** Where a sign-up begins, with ids of its own. */
export const emptyRegisterForm = (): RegisterForm => ({
  commandId: newId(),
  userId: newId(),
  title: '',
  step: 0,
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  count: '',
  restaurants: [blankRestaurant()],
  hasAcceptedTerms: false,
});

/** As many restaurants as were chosen: one, or at least two. What was typed of them stays. */
export const restaurantsFor = (count: 'single' | 'multiple', typed: readonly RestaurantForm[]): RestaurantForm[] => {
  const [first = blankRestaurant(), second = blankRestaurant(), ...others] = typed;
  return count === 'single' ? [first] : [first, second, ...others];
};

import * as z from 'zod/mini';

import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { emailFault } from '../../../accounts/rules/email-address.ts';
import { passwordLengthMax, passwordWeakness } from '../../../accounts/rules/password.ts';

/** Fields that are about each other are checked even while others are wrong: every error is shown at once. */
const always = () => true;

const emailCode = (email: string) => (email.trim() === '' ? 'REQUIRED' : emailFault(email)?.fault);

const passwordCode = (password: string) => {
  if (password === '') return 'REQUIRED';
  return password.length > passwordLengthMax ? 'too-weak' : passwordWeakness(password);
};

const addIssue = (check: { addIssue: (message: string) => void }, code: string | null | undefined) => {
  if (code) check.addIssue(code);
};

const required = z.string().check(z.refine((text) => text.trim() !== '', 'REQUIRED'));

/** The form of whoever joins: the same rules as the request, each with the code of its message. */
export const joinFormSchema = z
  .object({
    firstName: required,
    lastName: required,
    email: z.string().check(z.superRefine((email, check) => addIssue(check, emailCode(email)))),
    password: z.string().check(z.superRefine((password, check) => addIssue(check, passwordCode(password)))),
    confirmPassword: required,
    role: required,
    department: required,
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
export type JoinForm = z.output<typeof joinFormSchema>;

/** What is never written down as a draft. */
export const joinSecrets = ['password', 'confirmPassword', 'hasAcceptedTerms'] as const;

/** The words beside a field. */
export const describeJoinError = (code: string, form: JoinForm): FieldError => {
  const described = Object.hasOwn(errors, code) ? errors[code]?.(form) : undefined;
  return described ?? { title: m.restaurants_missing_information(), message: m.ui_fill_in() };
};

const errors: Readonly<Record<string, (form: JoinForm) => FieldError>> = {
  invalid: () => ({ title: m.restaurants_invalid_email(), message: m.restaurants_invalid_email_text() }),
  mistyped: ({ email }) => {
    const fault = emailFault(email);
    const suggestion = fault?.fault === 'mistyped' ? fault.suggestion : email;
    return { title: m.restaurants_check_email(), message: m.restaurants_check_email_text({ suggestion }) };
  },
  'too-long': () => ({ title: m.restaurants_email_too_long(), message: m.restaurants_email_too_long_text() }),
  'too-weak': () => ({ title: m.restaurants_password_weak(), message: m.restaurants_password_weak_text() }),
  'too-common': () => ({ title: m.restaurants_password_common(), message: m.restaurants_password_common_text() }),
  MISMATCH: () => ({ title: m.restaurants_passwords_differ(), message: m.restaurants_passwords_differ_text() }),
  TERMS: () => ({ title: m.restaurants_terms_required(), message: m.restaurants_terms_required_text() }),
  EMAIL_TAKEN: () => ({ title: m.restaurants_email_taken(), message: m.accounts_refusal_email_taken() }),
};

import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { emailFault } from '../../../accounts/rules/email-address.ts';
import { phoneDigits, phoneDigitsOf } from '../../rules/phone-number.ts';
import type { RegisterForm } from './register-form.ts';

/** The words beside a field. */
export const describeRegisterError = (code: string, form: RegisterForm): FieldError => {
  const described = Object.hasOwn(errors, code) ? errors[code as keyof typeof errors](form) : undefined;
  return described ?? { title: m.restaurants_missing_information(), message: m.ui_fill_in() };
};

const errors = {
  REQUIRED: () => ({ title: m.restaurants_missing_information(), message: m.ui_fill_in() }),
  invalid: () => ({ title: m.restaurants_invalid_email(), message: m.restaurants_invalid_email_text() }),
  mistyped: (form: RegisterForm) => {
    const fault = emailFault(form.email);
    const suggestion = fault?.fault === 'mistyped' ? fault.suggestion : form.email;
    return { title: m.restaurants_check_email(), message: m.restaurants_check_email_text({ suggestion }) };
  },
  'too-long': () => ({ title: m.restaurants_email_too_long(), message: m.restaurants_email_too_long_text() }),
  'too-weak': () => ({ title: m.restaurants_password_weak(), message: m.restaurants_password_weak_text() }),
  'too-common': () => ({ title: m.restaurants_password_common(), message: m.restaurants_password_common_text() }),
  MISMATCH: () => ({ title: m.restaurants_passwords_differ(), message: m.restaurants_passwords_differ_text() }),
  PHONE: (form: RegisterForm) => ({
    title: m.restaurants_invalid_phone(),
    message: [
      m.restaurants_invalid_phone_text({ count: phoneDigitsOf(form.phone, form.dialCode).length, needed: phoneDigits }),
      form.dialCode === '+251' ? m.restaurants_phone_ethiopia() : '',
    ].join(' '),
  }),
  STAFF_COUNT: () => ({ message: m.restaurants_staff_count_text() }),
  TERMS: () => ({ title: m.restaurants_terms_required(), message: m.restaurants_terms_required_text() }),
  EMAIL_TAKEN: () => ({ title: m.restaurants_email_taken(), message: m.accounts_refusal_email_taken() }),
} satisfies Record<string, (form: RegisterForm) => FieldError>;

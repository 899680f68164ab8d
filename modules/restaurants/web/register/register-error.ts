import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { emailFault } from '../../../accounts/rules/email-address.ts';
import { staffCountMax } from '../../rules/staff-count.ts';
import { phoneFault } from '../phone-fault.ts';
import type { RegisterForm } from './register-form.ts';
import type { Fault } from './wizard-steps.ts';

/** What the words beside a field may need of the rest of the form. */
type Typed = Pick<RegisterForm, 'email'>;

/** The words beside a field. A code may carry facts after it, parted by spaces. */
export const describeRegisterError = (coded: string, form: Typed): FieldError => {
  const [code = '', ...facts] = coded.split(' ');
  const described = Object.hasOwn(errors, code) ? errors[code as keyof typeof errors](form, facts) : undefined;
  return described ?? { title: m.restaurants_missing_information(), message: m.ui_fill_in() };
};

const errors = {
  REQUIRED: () => ({ title: m.restaurants_missing_information(), message: m.ui_fill_in() }),
  invalid: () => ({ title: m.restaurants_invalid_email(), message: m.restaurants_invalid_email_text() }),
  mistyped: (form: Typed) => {
    const fault = emailFault(form.email);
    const suggestion = fault?.fault === 'mistyped' ? fault.suggestion : form.email;
    return { title: m.restaurants_check_email(), message: m.restaurants_check_email_text({ suggestion }) };
  },
  'too-long': () => ({ title: m.restaurants_email_too_long(), message: m.restaurants_email_too_long_text() }),
  'too-weak': () => ({ title: m.restaurants_password_weak(), message: m.restaurants_password_weak_text() }),
  'too-common': () => ({ title: m.restaurants_password_common(), message: m.restaurants_password_common_text() }),
  MISMATCH: () => ({ title: m.restaurants_passwords_differ(), message: m.restaurants_passwords_differ_text() }),
  COUNT: () => ({ title: m.restaurants_count_required(), message: m.restaurants_count_required_text() }),
  PHONE: (_form: Typed, [digits = '0', dialCode = '']: readonly string[]) => phoneFault(Number(digits), dialCode),
  STAFF_COUNT: () => ({ title: m.restaurants_expected_staff(), message: m.restaurants_staff_count_text({ max: staffCountMax }) }),
  TERMS: () => ({ title: m.restaurants_terms_required(), message: m.restaurants_terms_required_text() }),
  EMAIL_TAKEN: () => ({ title: m.restaurants_email_taken(), message: m.accounts_refusal_email_taken() }),
} satisfies Record<string, (form: Typed, facts: readonly string[]) => FieldError>;

/** A titled notice over the buttons. */
export type Notice = { readonly title: string; readonly text: string };

const labels: Readonly<Record<string, () => string>> = {
  firstName: m.restaurants_first_name,
  lastName: m.restaurants_last_name,
  email: m.restaurants_email,
  password: m.restaurants_password,
  confirmPassword: m.restaurants_confirm_password,
  name: m.restaurants_name,
  address: m.restaurants_address,
  city: m.restaurants_city,
  state: m.restaurants_state,
  zipCode: m.restaurants_zip_code,
  phone: m.restaurants_phone,
  expectedStaffCount: m.restaurants_expected_staff,
};

const lastWord = (path: string): string => path.split('.').at(-1) ?? path;

/** What stops a step, in one notice: everything that is missing, else the first thing that is wrong. */
export const noticeOf = (faults: readonly Fault[], form: RegisterForm): Notice | null => {
  const missing = faults.filter(({ code }) => code === 'REQUIRED').map(({ path }) => labels[lastWord(path)]?.() ?? path);
  if (missing.length > 0) {
    return {
      title: m.restaurants_missing_information(),
      text: m.restaurants_missing_text({ fields: [...new Set(missing)].join(m.ui_comma()) }),
    };
  }
  const [first] = faults;
  if (!first) return null;
  const { title = '', message = '' } = describeRegisterError(first.code, form);
  return { title, text: message };
};

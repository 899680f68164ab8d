import { m } from '../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../ui/field-error.tsx';
import { phoneDigits } from '../rules/phone-number.ts';

/** The words beside a phone number that has too few or too many digits; in Ethiopia also how it begins. */
export const phoneFault = (digits: number, dialCode: string): FieldError => ({
  title: m.restaurants_invalid_phone(),
  message: [
    m.restaurants_invalid_phone_text({ count: digits, needed: phoneDigits }),
    ...(dialCode === '+251' ? [m.restaurants_phone_ethiopia()] : []),
  ].join(' '),
});

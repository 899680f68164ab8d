import { m } from '../../../generated/messages/server/messages.js';
import type { paymentMethods } from '../contract/fields.ts';

const words: Readonly<Record<(typeof paymentMethods)[number], (on: { readonly locale: 'en' | 'am' }) => string>> = {
  CASH: (on) => m.kitchen_method_cash({}, on),
  CARD: (on) => m.kitchen_method_card({}, on),
  TELEBIRR: (on) => m.kitchen_method_telebirr({}, on),
  CBE_BIRR: (on) => m.kitchen_method_cbe_birr({}, on),
  MPESA: (on) => m.kitchen_method_mpesa({}, on),
  BANK: (on) => m.kitchen_method_bank({}, on),
  VOUCHER: (on) => m.kitchen_method_voucher({}, on),
  OTHER: (on) => m.kitchen_method_other({}, on),
};

/** How guests pay, in a word. */
export const paymentWord = (method: (typeof paymentMethods)[number], locale: 'en' | 'am'): string => words[method]({ locale });

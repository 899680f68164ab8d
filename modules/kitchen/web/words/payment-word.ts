import { m } from '../../../../generated/messages/web/messages.js';
import type { paymentMethods } from '../../contract/fields.ts';

const words: Readonly<Record<(typeof paymentMethods)[number], () => string>> = {
  CASH: m.kitchen_method_cash,
  CARD: m.kitchen_method_card,
  TELEBIRR: m.kitchen_method_telebirr,
  CBE_BIRR: m.kitchen_method_cbe_birr,
  MPESA: m.kitchen_method_mpesa,
  BANK: m.kitchen_method_bank,
  VOUCHER: m.kitchen_method_voucher,
  OTHER: m.kitchen_method_other,
};

/** How guests pay, in a word. */
export const paymentWord = (method: (typeof paymentMethods)[number]): string => words[method]();

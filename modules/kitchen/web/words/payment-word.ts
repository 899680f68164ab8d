import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { type PaymentMethod, paymentMethods } from '../../contract/fields.ts';

const words: Readonly<Record<PaymentMethod, () => string>> = {
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
export const paymentWord = (method: PaymentMethod): string => words[method]();

/** Money on a phone as Ethiopia has it: nobody pays in another currency by it. */
const inBirr: ReadonlySet<PaymentMethod> = new Set(['TELEBIRR', 'CBE_BIRR', 'MPESA']);

/** How guests may pay in a currency, to choose from; with what is chosen already. */
export const paymentOptions = (currency: Currency, chosen: PaymentMethod): { readonly value: PaymentMethod; readonly label: string }[] =>
  paymentMethods
    .filter((method) => currency === 'ETB' || method === chosen || !inBirr.has(method))
    .map((value) => ({ value, label: paymentWord(value) }));

import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatDecimal } from '../../../../kit/decimal.ts';
import { parseMajorUnits } from '../../../../kit/money.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type Order, paymentMethods } from '../../contract/fields.ts';
import type { KitchenInputs } from '../kitchen-client.ts';
import { paymentWord } from '../words/payment-word.ts';

type Payment = Omit<KitchenInputs['takePayment']['body'], 'paymentId'>;

export type PayFormProps = { readonly order: Order; readonly onPay: (payment: Payment) => void };

/** Writes down what guests paid; the whole of what is left unless another amount is typed. */
export const PayForm = ({ order, onPay }: PayFormProps) => {
  const [method, setMethod] = useState<Payment['method']>('CASH');
  const [typed, setTyped] = useState('');
  const left = formatDecimal(BigInt(order.bill.leftMinor), 2, 2);
  const minor = parseMajorUnits((typed === '' ? left : typed).replaceAll(',', '').trim());
  const isWrong = minor === null || minor <= 0n;
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    onPay({ orderId: order.id, method, amountMinor: minor.toString(), reference: null });
    setTyped('');
  };
  return (
    <form onSubmit={pay} className="mt-6 flex max-w-sm flex-col gap-4">
      <SelectField
        label={m.kitchen_pay_method()}
        value={method}
        options={paymentMethods.map((value) => ({ value, label: paymentWord(value) }))}
        onChange={(event) => setMethod(event.target.value as Payment['method'])}
      />
      <TextField
        label={m.kitchen_pay_amount()}
        inputMode="decimal"
        placeholder={left}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(isWrong && typed !== '' && { error: { message: m.kitchen_pay_amount_wrong() } })}
      />
      <Button kind="primary" size="thumb" type="submit" disabled={isWrong}>
        {m.kitchen_take_payment()}
      </Button>
    </form>
  );
};

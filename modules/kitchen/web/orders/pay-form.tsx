import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Order } from '../../contract/fields.ts';
import { equalShare } from '../../rules/equal-share.ts';
import { paymentOptions } from '../words/payment-word.ts';
import { amountText, amountToType, typedAmount } from './amount-text.ts';
import type { Money } from './use-order-commands.ts';

export type PayFormProps = { readonly order: Order; readonly onPay: (money: Money) => void };

const usualParts = [2, 3, 4] as const;

/** Writes down what guests paid; the whole of what is left unless another amount is typed or a share is chosen. */
export const PayForm = ({ order, onPay }: PayFormProps) => {
  const { leftMinor } = order.bill;
  const [method, setMethod] = useState<Money['method']>('CASH');
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const amountMinor = typedAmount(typed === '' ? amountToType(leftMinor) : typed);
  const parts = [...new Set([...usualParts, ...(order.covers !== null && order.covers > 1 ? [order.covers] : [])])];
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (amountMinor === null) return;
    onPay({ orderId: order.id, method, amountMinor, reference: reference.trim() === '' ? null : reference.trim() });
  };
  return (
    <form onSubmit={pay} className="mt-6 flex max-w-sm flex-col gap-4">
      <SelectField
        label={m.kitchen_pay_method()}
        value={method}
        options={paymentOptions(order.currency, method)}
        onChange={(event) => setMethod(event.target.value as Money['method'])}
      />
      <TextField
        label={m.kitchen_pay_amount()}
        inputMode="decimal"
        placeholder={amountToType(leftMinor)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(amountMinor === null && { error: { message: m.kitchen_pay_amount_wrong() } })}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label={m.kitchen_pay_share()}>
        {parts.map((count) => {
          const share = amountToType(equalShare(BigInt(leftMinor), count).toString());
          return (
            <Chip key={count} pressed={typed === share} onPress={() => setTyped(typed === share ? '' : share)}>
              {m.kitchen_pay_one_of({ count })}
            </Chip>
          );
        })}
      </div>
      {method !== 'CASH' && (
        <TextField
          label={m.kitchen_pay_reference()}
          value={reference}
          maxLength={80}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
      <Button kind="primary" size="thumb" type="submit" disabled={amountMinor === null}>
        {m.kitchen_take_payment()}
        {amountMinor !== null && ` · ${amountText(amountMinor, order.currency)}`}
      </Button>
    </form>
  );
};

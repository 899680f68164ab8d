import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { paymentOptions } from '../words/payment-word.ts';
import { amountText, amountToType, typedAmount } from './amount-text.ts';
import type { ActionProps } from './use-shown-order.ts';
import type { Money } from './use-order-commands.ts';

/** What is given back of what was paid, and how; where too much was paid, just that. */
export const GiveBackSheet = ({ shown: { order, name, commands }, onClose }: ActionProps) => {
  const { leftMinor, paidMinor } = order.bill;
  const [method, setMethod] = useState<Money['method']>(order.payments.at(-1)?.method ?? 'CASH');
  const [typed, setTyped] = useState(() => amountToType(leftMinor.startsWith('-') ? leftMinor.slice(1) : paidMinor));
  const [reference, setReference] = useState('');
  const amountMinor = typedAmount(typed);
  const isTooMuch = amountMinor !== null && BigInt(amountMinor) > BigInt(paidMinor);
  const problem = isTooMuch ? m.kitchen_refusal_give_back_too_much() : amountMinor === null ? m.kitchen_pay_amount_wrong() : null;
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null || amountMinor === null) return;
    const money = { orderId: order.id, method, amountMinor, reference: reference.trim() === '' ? null : reference.trim() };
    void commands.giveBack(money, name).then(onClose);
  };
  return (
    <Sheet open onClose={onClose} title={m.kitchen_give_back()}>
      <form onSubmit={give} className="flex flex-col gap-4">
        <p className="text-body text-ink-2">{m.kitchen_give_back_text({ paid: amountText(paidMinor, order.currency) })}</p>
        <SelectField
          label={m.kitchen_give_back_method()}
          value={method}
          options={paymentOptions(order.currency, method)}
          onChange={(event) => setMethod(event.target.value as Money['method'])}
        />
        <TextField
          label={m.kitchen_pay_amount()}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(problem !== null && { error: { message: problem } })}
        />
        <TextField
          label={m.kitchen_pay_reference()}
          value={reference}
          maxLength={80}
          onChange={(event) => setReference(event.target.value)}
        />
        <Button kind="primary" size="thumb" type="submit" disabled={problem !== null}>
          {m.kitchen_give_back()}
        </Button>
      </form>
    </Sheet>
  );
};

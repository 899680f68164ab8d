import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Order } from '../../contract/fields.ts';
import { sharesOf } from '../../rules/equal-share.ts';
import { paymentOptions } from '../words/payment-word.ts';
import { amountText, amountToType, typedAmount } from './amount-text.ts';
import type { Money } from './use-order-commands.ts';

export type PayFormProps = { readonly order: Order; readonly onPay: (money: Money) => void };

const usualParts = [2, 3, 4] as const;

/**
 * Writes down what guests paid; the whole of what is left unless another amount is typed or a share is chosen. Of notes that
 * are more than that, what stays is written down, and the change is said.
 */
export const PayForm = ({ order, onPay }: PayFormProps) => {
  const { leftMinor } = order.bill;
  const [method, setMethod] = useState<Money['method']>('CASH');
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const [isTip, setIsTip] = useState(false);
  const handedOver = typedAmount(typed === '' ? amountToType(leftMinor) : typed);
  const beyond = handedOver === null ? 0n : BigInt(handedOver) - BigInt(leftMinor);
  const isChange = method === 'CASH' && !isTip && beyond > 0n;
  const amountMinor = isChange ? leftMinor : handedOver;
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
      {beyond > 0n && <Beyond amount={amountText(String(beyond), order.currency)} method={method} isTip={isTip} onTip={setIsTip} />}
      <Shares order={order} typed={typed} onType={setTyped} />
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

type SharesProps = { readonly order: Order; readonly typed: string; readonly onType: (amount: string) => void };

/** What one of so many guests pays, each amount once; of a split that was begun how far it is, and the next share. */
const Shares = ({ order: { bill, payments, covers }, typed, onType }: SharesProps) => {
  const counts = [...new Set([...usualParts, ...(covers !== null && covers > 1 ? [covers] : [])])];
  const paid = payments.map(({ amountMinor }) => BigInt(amountMinor));
  const shares = sharesOf(BigInt(bill.leftMinor), paid, counts);
  const begun = shares.find(({ paidShares }) => paidShares > 0);
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={m.kitchen_pay_share()}>
      {begun && (
        <span className="basis-full text-small">
          <StatusLine status="good">{m.kitchen_pay_shares_paid({ paid: begun.paidShares, count: begun.count })}</StatusLine>
        </span>
      )}
      {shares.map(({ count, paidShares, amountMinor }) => {
        const amount = amountToType(amountMinor.toString());
        return (
          <Chip key={count} pressed={typed === amount} onPress={() => onType(typed === amount ? '' : amount)}>
            {paidShares > 0 ? m.kitchen_pay_share_next({ share: paidShares + 1, count }) : m.kitchen_pay_one_of({ count })}
          </Chip>
        );
      })}
    </div>
  );
};

type BeyondProps = {
  /** As people read it. */
  readonly amount: string;
  readonly method: Money['method'];
  readonly isTip: boolean;
  readonly onTip: (isTip: boolean) => void;
};

/** What becomes of more than is left: of notes it is change unless the guests leave it, of anything else a tip. */
const Beyond = ({ amount, method, isTip, onTip }: BeyondProps) =>
  method === 'CASH' ? (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={m.kitchen_change_what()}>
      <p className="mr-2 text-body font-medium tabular-nums">{m.kitchen_change_due({ amount })}</p>
      <Chip pressed={!isTip} onPress={() => onTip(false)}>
        {m.kitchen_change_back()}
      </Chip>
      <Chip pressed={isTip} onPress={() => onTip(true)}>
        {m.kitchen_change_tip()}
      </Chip>
    </div>
  ) : (
    <p className="text-small text-ink-2">{m.kitchen_pay_tip({ amount })}</p>
  );

import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/fields.ts';
import { paymentWord } from '../words/payment-word.ts';
import { reasonText } from '../words/usual-reasons.ts';
import { amountText, shareText } from './amount-text.ts';
import type { ShownOrder } from './use-shown-order.ts';

/** What an order comes to, what was taken off it, and what was paid. */
export const OrderBill = ({ shown: { order, name, commands } }: { readonly shown: ShownOrder }) => {
  const mayLead = useCan('kitchen.lead');
  const { bill, currency } = order;
  const mayTakeBack = mayLead && order.state === 'OPEN' && order.tillName === null;
  const amount = (minor: string) => amountText(minor, currency);
  return (
    <section aria-label={m.kitchen_bill()} className="mt-6">
      <dl className="flex flex-col gap-1">
        {(order.discounts.length > 0 || bill.serviceMinor !== '0') && (
          <Row what={m.kitchen_bill_row_dishes()} amount={amount(bill.grossMinor)} />
        )}
        {order.discounts.map(({ id, share, takenMinor, reason }) => (
          <Row
            key={id}
            what={share === null ? reasonText(reason) : `${reasonText(reason)} (${shareText(share)}%)`}
            amount={`−${amount(takenMinor)}`}
          >
            {mayTakeBack && (
              <Button kind="row" onClick={() => void commands.dropDiscount({ orderId: order.id, discountId: id }, name)}>
                {m.kitchen_drop_discount({ reason: reasonText(reason) })}
              </Button>
            )}
          </Row>
        ))}
        {bill.serviceMinor !== '0' && (
          <Row what={m.kitchen_bill_row_service({ share: shareText(order.serviceShare) })} amount={amount(bill.serviceMinor)} />
        )}
        <Row what={m.kitchen_bill_row_total()} amount={amount(bill.totalMinor)} isStrong />
        {bill.vat
          .filter(({ vatMinor }) => vatMinor !== '0')
          .map(({ rate, vatMinor }) => (
            <Row key={rate} what={m.kitchen_bill_row_vat({ rate: shareText(rate) })} amount={amount(vatMinor)} />
          ))}
        <Payments order={order} />
        {order.payments.length > 1 && <Row what={m.kitchen_bill_row_paid()} amount={amount(bill.paidMinor)} />}
        <LeftRow order={order} />
      </dl>
      <TooMuchWords order={order} />
    </section>
  );
};

const LeftRow = ({ order: { bill, currency } }: { readonly order: Order }) => {
  const left = BigInt(bill.leftMinor);
  return left < 0n ? (
    <Row what={m.kitchen_bill_row_too_much()} amount={amountText(String(-left), currency)} isStrong />
  ) : (
    <Row what={m.kitchen_bill_row_left()} amount={amountText(bill.leftMinor, currency)} isStrong />
  );
};

/** Change or a tip: what becomes of what was paid beyond the bill, by whoever takes payments. */
const TooMuchWords = ({ order: { bill, state, tillName } }: { readonly order: Order }) => {
  const [mayTake, mayLead] = [useCan('kitchen.take-payments'), useCan('kitchen.lead')];
  if (!mayTake || state !== 'OPEN' || tillName !== null || BigInt(bill.leftMinor) >= 0n) return null;
  return <p className="mt-2 text-small text-ink-2">{mayLead ? m.kitchen_too_much_lead() : m.kitchen_too_much_text()}</p>;
};

const Payments = ({ order: { payments, currency } }: { readonly order: Order }) =>
  payments.map(({ id, method, amountMinor, reference, takenAt }) => {
    const isBack = amountMinor.startsWith('-');
    const how = [paymentWord(method), ...(reference === null ? [] : [reference])].join(' ');
    return (
      <Row
        key={id}
        what={
          <>
            {isBack ? m.kitchen_given_back({ how }) : m.kitchen_paid_by({ how })} <MomentText at={takenAt} style="within" />
          </>
        }
        amount={isBack ? `−${amountText(amountMinor.slice(1), currency)}` : amountText(amountMinor, currency)}
      />
    );
  });

type RowProps = {
  readonly what: ReactNode;
  readonly amount: string;
  readonly isStrong?: boolean;
  readonly children?: ReactNode;
};

const Row = ({ what, amount, isStrong = false, children }: RowProps) => (
  <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${isStrong ? 'text-body font-medium' : 'text-small text-ink-2'}`}>
    <dt className="min-w-0 flex-1">{what}</dt>
    <dd className="flex flex-wrap items-center justify-end gap-3 tabular-nums">
      {children}
      {amount}
    </dd>
  </div>
);

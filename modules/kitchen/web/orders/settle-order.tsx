import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { PayForm } from './pay-form.tsx';
import type { ShownOrder } from './use-shown-order.ts';

/** Takes what is left, closes what is paid, or opens again what was closed, by whoever may. */
export const SettleOrder = ({ shown: { order, name, commands } }: { readonly shown: ShownOrder }) => {
  const mayTake = useCan('kitchen.take-payments');
  if (order.tillName !== null) return null;
  const step = (next: 'CLOSE' | 'REOPEN') => void commands.close({ orderId: order.id, step: next }, name);
  if (order.state === 'CANCELLED') return <p className="mt-6 text-body text-ink-2">{m.kitchen_order_was_cancelled()}</p>;
  if (order.state === 'CLOSED')
    return (
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-body text-ink-2">{m.kitchen_order_closed()}</p>
        {mayTake && <Button onClick={() => step('REOPEN')}>{m.kitchen_reopen()}</Button>}
      </div>
    );
  if (!mayTake || order.lines.length === 0) return null;
  if (BigInt(order.bill.leftMinor) > 0n)
    // What was typed for one amount is none for the next.
    return <PayForm key={order.payments.length} order={order} onPay={(money) => void commands.pay(money, name)} />;
  const held = order.lines.some(({ state }) => state === 'HELD');
  return held ? (
    <p className="mt-6 text-body text-ink-2">{m.kitchen_refusal_order_has_held_lines()}</p>
  ) : (
    <Button kind="primary" size="thumb" className="mt-6" onClick={() => step('CLOSE')}>
      {m.kitchen_close_order()}
    </Button>
  );
};

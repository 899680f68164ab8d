import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Order, OrderLine } from '../../contract/fields.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { orderQuery } from '../kitchen-queries.ts';
import { useKitchenCommands } from '../use-kitchen-commands.ts';
import { lineStateStatus, lineStateWord } from '../words/line-state-word.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { OrderPrinting } from '../printing/order-printing.tsx';
import { PayForm } from './pay-form.tsx';
import { VoidDialog } from './void-dialog.tsx';

/** One order: how far each dish is, what it comes to, and what was paid. */
export const OrderScreen = () => {
  const { orderId } = useParams({ from: '/protected/in-restaurant/kitchen/orders/$orderId' });
  const { data, isError } = useQuery(orderQuery(useKitchenWorld(), orderId));
  if (!data)
    return isError ? (
      <EmptyState title={m.kitchen_order_gone()}>{m.kitchen_unread_text()}</EmptyState>
    ) : (
      <SkeletonRows rows={5} label={m.kitchen_loading()} />
    );
  return <OrderOf order={data.order} />;
};

const OrderOf = ({ order }: { readonly order: Order }) => {
  const commands = useKitchenCommands();
  const name = order.tableName ?? order.guestName ?? `#${order.number}`;
  const isOpen = order.state === 'OPEN';
  const held = order.lines.filter(({ state }) => state === 'HELD');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{name}</h1>
        {isOpen && order.tillName === null && (
          <Link to="/kitchen/orders/new" search={{ order: order.id }} className={buttonClass('secondary')}>
            {m.kitchen_add_more()}
          </Link>
        )}
      </div>
      {order.allergyNote !== null && <p className="mt-2 font-medium text-wrong">{m.kitchen_allergy_to({ note: order.allergyNote })}</p>}
      {isOpen && held.length > 0 && (
        <Button
          className="mt-4"
          onClick={() => void commands.pace({ orderId: order.id, step: 'FIRE', course: null, lineIds: held.map(({ id }) => id) }, name)}
        >
          {m.kitchen_fire_held({ count: held.length })}
        </Button>
      )}
      <ul className="mt-4" aria-label={m.kitchen_dishes()}>
        {order.lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            order={order}
            onVoid={isOpen ? (reason) => void commands.voidLines([line.id], reason, name) : undefined}
          />
        ))}
      </ul>
      <Bill order={order} />
      <OrderPrinting orderId={order.id} />
      {isOpen ? <Settle order={order} name={name} /> : <p className="mt-6 text-body text-ink-2">{m.kitchen_order_closed()}</p>}
    </>
  );
};

/** Takes what is left, or closes what is paid, by whoever may. */
const Settle = ({ order, name }: { readonly order: Order; readonly name: string }) => {
  const commands = useKitchenCommands();
  const mayTake = useCan('kitchen.take-payments');
  if (order.tillName !== null)
    return <p className="mt-6 text-body text-ink-2">{m.kitchen_refusal_order_of_till({ name: order.tillName })}</p>;
  if (!mayTake) return null;
  if (minorUnits(order.bill.leftMinor) > 0n) return <PayForm order={order} onPay={(body) => void commands.pay(body, name)} />;
  return (
    <Button kind="primary" size="thumb" className="mt-6" onClick={() => void commands.close(order.id, name)}>
      {m.kitchen_close_order()}
    </Button>
  );
};

type LineRowProps = { readonly line: OrderLine; readonly order: Order; readonly onVoid: ((reason: string) => void) | undefined };

const LineRow = ({ line, order, onVoid }: LineRowProps) => {
  const nameIn = useNameIn();
  const dish = nameIn({ name: line.dishName, nameLocal: line.dishNameLocal });
  const minor = minorUnits((BigInt(line.unitPriceMinor) * BigInt(line.quantity)).toString());
  const isOff = line.state === 'VOIDED';
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <span className={isOff ? 'text-ink-3 line-through' : 'font-medium'}>{`${line.quantity} ${dish}`}</span>
      <span className="text-small text-ink-2">
        {[...line.modifiers.map(nameIn), ...(line.note === null ? [] : [line.note])].join(', ')}
      </span>
      <Tag status={lineStateStatus[line.state]}>{lineStateWord(line.state)}</Tag>
      <span className="tabular-nums">{formatMoney({ minor, currency: order.currency })}</span>
      {onVoid && !isOff && line.state !== 'SERVED' && (
        <Button kind="row" onClick={() => setIsAsking(true)}>
          {m.kitchen_void({ dish })}
        </Button>
      )}
      {onVoid && isAsking && (
        <VoidDialog
          dish={dish}
          onClose={() => setIsAsking(false)}
          onVoid={(reason) => {
            onVoid(reason);
            setIsAsking(false);
          }}
        />
      )}
    </li>
  );
};

const Bill = ({ order: { bill, currency } }: { readonly order: Order }) => {
  const rows: readonly [string, string][] = [
    [m.kitchen_bill_row_total(), bill.totalMinor],
    [m.kitchen_bill_row_paid(), bill.paidMinor],
    [m.kitchen_bill_row_left(), bill.leftMinor],
  ];
  return (
    <dl className="mt-6 grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1">
      {rows.map(([what, minor]) => (
        <div key={what} className="contents">
          <dt className="text-ink-2">{what}</dt>
          <dd className="text-right font-medium tabular-nums">{formatMoney({ minor: minorUnits(minor), currency })}</dd>
        </div>
      ))}
    </dl>
  );
};

import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import type { Order } from '../../contract/order.contract.ts';
import { orderedStates, type OrderState } from '../../rules/order-state.ts';
import { useOrder } from '../purchasing-queries.ts';
import { StateTag, orderStateWord } from '../show/state-tag.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderChannel } from './order-channel.tsx';
import { OrderChecks } from './order-checks.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderPath } from './order-path.tsx';
import { OrderProposal } from './order-proposal.tsx';
import { OrderStatement } from './order-statement.tsx';

const ToOrders = ({ className }: { readonly className: string }) => (
  <Link to="/purchase" className={className}>
    {m.purchasing_title()}
  </Link>
);

/** One order: what is on it, what stands in its way, what can be done, and what happened. */
export const OrderScreen = () => {
  const { orderId = '' } = useParams({ strict: false });
  const query = useOrder(orderId);
  if (!query.data) return <Unread query={query} list={<ToOrders className={buttonClass('secondary')} />} />;
  const order = query.data;
  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <ToOrders className={wayBackClass} />
          <h1 className="text-title">
            {order.supplierName}{' '}
            <span className="inline-flex align-middle">
              <StateTag state={order.state} />
            </span>
          </h1>
          <p className="text-small text-ink-2">
            {order.number}
            {order.revision > 1 && ` · ${m.purchasing_revision({ number: order.revision })}`} · {order.createdBy},{' '}
            <MomentText at={order.createdAt} />
          </p>
        </div>
        <Onward order={order} />
      </header>
      <OrderProposal order={order} />
      <OrderChecks order={order} />
      <OrderChannel order={order} />
      {/* Written anew whenever the server knows better: what was typed on an older version would be refused. */}
      {order.state === 'DRAFT' ? <OrderForm key={order.version} order={order} /> : <Told key={order.version} order={order} />}
      <History order={order} />
    </section>
  );
};

const changeable: readonly OrderState[] = ['SENT', 'ACKNOWLEDGED'];

/** What a supplier was told, and what came of it; told anew only where somebody means to. */
const Told = ({ order }: { readonly order: Order }) => {
  const [isChanging, setIsChanging] = useState(false);
  if (isChanging) return <OrderForm order={order} onLeave={() => setIsChanging(false)} />;
  return (
    <>
      {order.sentAt !== null && <OrderPath order={order} />}
      <OrderStatement order={order} />
      {order.note !== null && <p className="max-w-line text-body text-ink-2">{order.note}</p>}
      {changeable.includes(order.state) && (
        <Button className="self-start" onClick={() => setIsChanging(true)}>
          {m.purchasing_change_order()}
        </Button>
      )}
      <OrderActions order={order} />
    </>
  );
};

const isUncharged = ({ lines }: Order): boolean => lines.some((line) => quantity(line.receivedBase) > quantity(line.invoicedBase));

/** What moves an order on that was sent: taking in what comes, and the paper for it. */
const Onward = ({ order }: { readonly order: Order }) => {
  const isOnTheWay = orderedStates.includes(order.state);
  return (
    <div className="flex flex-wrap gap-2">
      {isUncharged(order) && (
        <Link
          to="/purchase/invoices/new"
          search={{ supplier: order.supplierId }}
          className={buttonClass(isOnTheWay ? 'secondary' : 'primary')}
        >
          {m.purchasing_add_invoice()}
        </Link>
      )}
      {isOnTheWay && (
        <Link to="/inventory/deliveries/new" search={{ order: order.id }} className={buttonClass('primary')}>
          {m.purchasing_receive()}
        </Link>
      )}
    </div>
  );
};

const stepWords: Readonly<Record<string, () => string>> = {
  CREATE: m.purchasing_step_create,
  SUBMIT: m.purchasing_step_submit,
  APPROVE: m.purchasing_step_approve,
  REJECT: m.purchasing_step_reject,
  ACKNOWLEDGE: m.purchasing_step_acknowledge,
  HOLD: m.purchasing_step_hold,
  RESUME: m.purchasing_step_resume,
  CANCEL: m.purchasing_step_cancel,
  CLOSE_SHORT: m.purchasing_step_close_short,
  COMPLETE: m.purchasing_step_complete,
  REVISE: m.purchasing_step_revise,
  ACCEPT_PROPOSAL: m.purchasing_step_accept_proposal,
};

const History = ({ order }: { readonly order: Order }) => (
  <SettingGroup title={m.purchasing_history()}>
    <ol>
      {order.steps.map(({ step, toState, reason, takenBy, takenAt }) => (
        <li key={`${step} ${takenAt}`} className="border-t border-line py-2 text-small">
          {stepWords[step]?.() ?? orderStateWord(toState)} · {takenBy ?? m.purchasing_by_supplier()} ·{' '}
          <span className="text-ink-2">
            <MomentText at={takenAt} />
            {reason !== null && ` · ${reason}`}
          </span>
        </li>
      ))}
    </ol>
  </SettingGroup>
);

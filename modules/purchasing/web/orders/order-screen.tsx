import { Link, useParams } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import type { Order } from '../../contract/order.contract.ts';
import { useOrder } from '../purchasing-queries.ts';
import { StateTag, orderStateWord } from '../show/state-tag.tsx';
import { Unread } from '../show/unread.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderChannel } from './order-channel.tsx';
import { OrderChecks } from './order-checks.tsx';
import { OrderForm } from './order-form.tsx';
import { OrderProposal } from './order-proposal.tsx';

/** One order: what is on it, what stands in its way, what can be done, and what happened. */
export const OrderScreen = () => {
  const { orderId = '' } = useParams({ strict: false });
  const query = useOrder(orderId);
  if (!query.data) return <Unread query={query} />;
  const order = query.data;
  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <Link to="/purchase" className="self-start rounded-chip text-small text-ink-2 focus-ring hover:text-ink">
          {m.purchasing_title()}
        </Link>
        <h1 className="text-title">
          {order.supplierName}{' '}
          <span className="inline-flex align-middle">
            <StateTag state={order.state} />
          </span>
        </h1>
        <p className="text-small text-ink-2">
          {order.number}
          {order.revision > 0 && ` · ${m.purchasing_revision({ number: order.revision })}`} · {order.createdBy},{' '}
          <MomentText at={order.createdAt} />
        </p>
      </header>
      <OrderProposal order={order} />
      <OrderChecks order={order} />
      <OrderChannel order={order} />
      {/* Written anew whenever the server knows better: what was typed on an older version would be refused. */}
      <OrderForm key={order.version} order={order} />
      <OrderActions order={order} />
      <History order={order} />
    </section>
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

import { Link, useParams } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { OrderPrinting } from '../printing/order-printing.tsx';
import { deedWords } from './deed-words.ts';
import { DeedNotes } from './deed-notes.tsx';
import { LeftNotes } from './left-notes.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBill } from './order-bill.tsx';
import { type DeedPlace, placeOf } from './order-deeds.ts';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { SettleOrder } from './settle-order.tsx';
import { type ShownOrder, useShownOrder } from './use-shown-order.ts';

/** One order: how far each dish is, what it comes to, and what was paid. */
export const OrderScreen = () => {
  const { orderId } = useParams({ from: '/protected/in-restaurant/kitchen/orders/$orderId' });
  const { query, shown } = useShownOrder(orderId);
  if (shown) return <OrderOf key={orderId} shown={shown} isOld={query.isError} />;
  if (query.isError) return <NotRead error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonRows rows={5} label={m.kitchen_loading()} />;
};

const NotRead = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const failure = readFailure(error);
  const orders = (
    <Link to="/kitchen/orders" className={buttonClass('secondary')}>
      {m.kitchen_all_orders()}
    </Link>
  );
  if (failure.kind === 'refusal')
    return (
      <EmptyState title={m.kitchen_order_not_here()} action={orders}>
        {m.kitchen_order_not_here_text()}
      </EmptyState>
    );
  const isCut = failure.kind === 'no-connection';
  return (
    <EmptyState
      title={m.kitchen_order_gone()}
      action={[
        <Button key="again" onClick={onRetry}>
          {m.kitchen_try_again()}
        </Button>,
        <span key="all">{orders}</span>,
      ]}
    >
      {isCut ? m.kitchen_order_no_line() : m.kitchen_unread_text()}
    </EmptyState>
  );
};

const OrderOf = ({ shown, isOld }: { readonly shown: ShownOrder; readonly isOld: boolean }) => {
  const { order, deeds, isUntold } = shown;
  const notes = (place: DeedPlace) => (
    <DeedNotes deeds={deeds.filter((deed) => placeOf(deed) === place)} wordsOf={(deed) => deedWords(deed, order.currency)} />
  );
  return (
    <div className="max-w-2xl">
      {isUntold && <Banner status="waiting" title={m.kitchen_untold_order()} />}
      {isOld && !isUntold && <Banner status="old" title={m.kitchen_order_old()} />}
      <OrderHead order={order} />
      {notes('ORDER')}
      <OrderLines shown={shown} />
      {notes('LINES')}
      <LeftNotes order={order} />
      <OrderBill shown={shown} />
      {notes('BILL')}
      {!isUntold && <OrderPrinting orderId={order.id} />}
      <SettleOrder shown={shown} />
      <OrderActions shown={shown} />
    </div>
  );
};

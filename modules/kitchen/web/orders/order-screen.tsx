import { Link, useParams } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useHeldUp } from '../../../../ui/use-held-up.ts';
import { OrderPrinting } from '../printing/order-printing.tsx';
import { deedWords } from './deed-words.ts';
import { DeedNotes } from './deed-notes.tsx';
import { LeftNotes } from './left-notes.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBill } from './order-bill.tsx';
import { type DeedPlace, isToSay, placeOf } from './order-deeds.ts';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { SettleOrder } from './settle-order.tsx';
import { type ShownOrder, useShownOrder } from './use-shown-order.ts';

const ToOrders = () => (
  <Link to="/kitchen/orders" className={buttonClass('secondary')}>
    {m.kitchen_all_orders()}
  </Link>
);

/** One order: how far each dish is, what it comes to, and what was paid. */
export const OrderScreen = () => {
  const { orderId } = useParams({ from: '/protected/in-restaurant/kitchen/orders/$orderId' });
  const { query, shown } = useShownOrder(orderId);
  if (shown) return <OrderOf key={orderId} shown={shown} isOld={query.isError} />;
  return <Unread query={query} list={<ToOrders />} />;
};

const OrderOf = ({ shown, isOld }: { readonly shown: ShownOrder; readonly isOld: boolean }) => {
  const { order, deeds, isUntold } = shown;
  const isHeldUp = useHeldUp();
  const notes = (place: DeedPlace) => (
    <DeedNotes
      deeds={deeds.filter((deed) => placeOf(deed) === place && isToSay(deed, isHeldUp))}
      wordsOf={(deed) => deedWords(deed, order.currency)}
    />
  );
  return (
    <div className="max-w-2xl">
      {isUntold && isHeldUp && <Banner status="waiting" title={m.kitchen_untold_order()} />}
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

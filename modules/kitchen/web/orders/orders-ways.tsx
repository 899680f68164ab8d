import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';

/** Where else from here, for whoever may. */
export const OrdersWays = () => {
  const mayTake = useCan('kitchen.take-orders');
  const maySeeTakings = useCan('kitchen.view-takings');
  const mayReserve = useCan('kitchen.reserve');
  return (
    <div className="flex flex-wrap gap-2">
      {mayReserve && (
        <Link to="/kitchen/book" className={buttonClass('secondary')}>
          {m.kitchen_book_title()}
        </Link>
      )}
      {maySeeTakings && (
        <Link to="/kitchen/takings" className={buttonClass('secondary')}>
          {m.kitchen_takings_title()}
        </Link>
      )}
      {mayTake && (
        <Link to="/kitchen/orders/new" className={buttonClass('primary')}>
          {m.kitchen_new_order()}
        </Link>
      )}
    </div>
  );
};

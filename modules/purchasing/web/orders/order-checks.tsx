import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import type { Order } from '../../contract/order.contract.ts';
import { amountText } from '../show/amount-text.ts';
import { DayText } from '../show/day-text.tsx';

/** What sending the order would run into, before somebody tries. */
export const OrderChecks = ({ order: { state, checks, currency } }: { readonly order: Order }) => {
  const { isOverLimit, isBelowMinimum, isPastCutoff, sameDay, minimumMinor, earliestDelivery } = checks;
  const isAhead = state === 'DRAFT' || state === 'PENDING_APPROVAL';
  if (!isAhead || !(isOverLimit || isBelowMinimum || isPastCutoff || sameDay.length > 0)) return null;
  return (
    <Banner status="soon" title={m.purchasing_check_title()}>
      <ul className="flex flex-col gap-1">
        {isOverLimit && <li>{m.purchasing_check_limit()}</li>}
        {isBelowMinimum && minimumMinor !== null && <li>{m.purchasing_check_minimum({ amount: amountText(minimumMinor, currency) })}</li>}
        {isPastCutoff && (
          <li>
            {m.purchasing_check_cutoff()} <DayText day={earliestDelivery} />.
          </li>
        )}
        {sameDay.length > 0 && <li>{m.purchasing_check_same_day({ numbers: sameDay.join(m.ui_comma()) })}</li>}
      </ul>
    </Banner>
  );
};

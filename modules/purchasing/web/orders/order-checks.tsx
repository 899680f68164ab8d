import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/order.contract.ts';
import { mustBeApproved } from '../../rules/order-state.ts';
import { amountText } from '../show/amount-text.ts';
import { DayText } from '../show/day-text.tsx';

/** Whether a line is far from what was ordered or paid last time. */
export const isFlagged = ({ lines }: Order): boolean => lines.some(({ alerts }) => alerts.length > 0);

/** Why somebody must approve it first; null where nobody must. Above a manager's limit whoever looks is told. */
const approvalWords = (order: Order, role: string): string | null => {
  if (order.checks.isOverLimit) return m.purchasing_check_limit();
  return mustBeApproved({ role, isOverLimit: false, isFlagged: isFlagged(order) }) ? m.purchasing_check_flagged() : null;
};

/** What sending the order would run into, before somebody tries. */
export const OrderChecks = ({ order }: { readonly order: Order }) => {
  const { state, checks, currency } = order;
  const { role } = useRestaurant();
  const { isBelowMinimum, isPastCutoff, sameDay, minimumMinor, earliestDelivery } = checks;
  const isAhead = state === 'DRAFT' || state === 'PENDING_APPROVAL';
  const approval = approvalWords(order, role);
  if (!isAhead || !(approval !== null || isBelowMinimum || isPastCutoff || sameDay.length > 0)) return null;
  return (
    <Banner status="soon" title={m.purchasing_check_title()}>
      <ul className="flex flex-col gap-1">
        {approval !== null && <li>{approval}</li>}
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

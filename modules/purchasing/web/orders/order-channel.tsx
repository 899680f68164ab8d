import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import type { Order } from '../../contract/order.contract.ts';

const aheadText = ({ sendsVia, supplierEmail }: Order): string => {
  if (supplierEmail === null) return m.purchasing_by_hand_no_address();
  return sendsVia === 'EMAIL' ? m.purchasing_goes_by_email({ email: supplierEmail }) : m.purchasing_by_hand_unconfirmed();
};

/** How the order reaches its supplier, or how it did: nobody should believe that a letter went out where none does. */
export const OrderChannel = ({ order }: { readonly order: Order }) => {
  const { state, sendsVia, sentVia } = order;
  const isAhead = state === 'DRAFT' || state === 'PENDING_APPROVAL';
  if (isAhead && sendsVia === 'BY_HAND') {
    return (
      <Banner status="soon" title={m.purchasing_by_hand_title()}>
        {aheadText(order)}
      </Banner>
    );
  }
  if (isAhead) return <p className="text-small text-ink-2">{aheadText(order)}</p>;
  if (sentVia === null) return null;
  return <p className="text-small text-ink-2">{sentVia === 'EMAIL' ? m.purchasing_sent_by_email() : m.purchasing_sent_by_hand()}</p>;
};

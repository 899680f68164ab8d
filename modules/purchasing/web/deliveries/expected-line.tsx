import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { ExpectedOrder } from '../../contract/receipt.contract.ts';
import { DayText } from '../show/day-text.tsx';

export type ExpectedLineProps = {
  readonly order: ExpectedOrder;
  readonly isFirst: boolean;
  /** Something of it was taken in and is not booked: nobody should take it in again by mistake. */
  readonly isTakenIn: boolean;
};

/** What is to be taken in; the first is what moves the day on. */
export const ExpectedLine = ({ order, isFirst, isTakenIn }: ExpectedLineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
    <span className="min-w-0">
      <span className="block truncate text-body font-medium">{order.supplierName}</span>
      <span className="block text-small text-ink-2">
        {order.number} · {m.purchasing_lines({ count: order.lines.length })}
        {order.expectedOn !== null && (
          <>
            {' · '}
            <DayText day={order.expectedOn} />
          </>
        )}
      </span>
      {isTakenIn && <StatusLine status="waiting">{m.purchasing_taken_in_already()}</StatusLine>}
    </span>
    <Link
      to="/inventory/deliveries/new"
      search={{ order: order.orderId }}
      className={`touch:min-h-12 ${buttonClass(isFirst ? 'primary' : 'secondary')}`}
    >
      {m.purchasing_receive()}
    </Link>
  </li>
);

import { m } from '../../../../generated/messages/web/messages.js';
import type { SupplierRow } from '../../contract/supplier.contract.ts';
import { hasDeliveryTerms } from '../../rules/delivery-day.ts';
import { DayText } from './day-text.tsx';

/** When a supplier brings what is ordered now; nothing where nobody wrote down when it takes orders or brings. */
export const NextDelivery = ({ supplier }: { readonly supplier: SupplierRow }) =>
  hasDeliveryTerms(supplier) && (
    <span className="text-small text-ink-2">
      {m.purchasing_next_delivery()} <DayText day={supplier.earliestDelivery} />
    </span>
  );

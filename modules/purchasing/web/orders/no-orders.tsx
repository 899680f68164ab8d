import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useSuppliers } from '../purchasing-queries.ts';

/** No order stands here: where nobody sells to the restaurant yet, that comes first. */
export const NoOrders = () => {
  const { data: suppliers, isPending } = useSuppliers();
  if (isPending) return null;
  if (suppliers?.length !== 0) return <EmptyState title={m.purchasing_orders_empty_title()}>{m.purchasing_orders_empty()}</EmptyState>;
  const toSuppliers = (
    <Link to="/purchase" search={{ tab: 'suppliers' }} className={buttonClass('secondary')}>
      {m.purchasing_tab_suppliers()}
    </Link>
  );
  return (
    <EmptyState title={m.purchasing_suppliers_empty_title()} action={toSuppliers}>
      {m.purchasing_orders_suppliers_first()}
    </EmptyState>
  );
};

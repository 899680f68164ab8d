import { m } from '../../../../generated/messages/web/messages.js';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { NoItemsYet } from '../list/no-items-yet.tsx';
import { useStock } from '../stock/use-stock.ts';

/** Nothing was counted yet, or there is nothing to count: then the first item comes before the first count. */
export const NothingCounted = () => {
  const { stock } = useStock();
  if (stock && !stock.items.some(({ isActive }) => isActive)) return <NoItemsYet />;
  return <EmptyState title={m.inventory_counts_none()}>{m.inventory_counts_none_why()}</EmptyState>;
};

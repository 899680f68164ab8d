import { m } from '../../../../generated/messages/web/messages.js';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ToStock } from '../show/to-stock.tsx';

/** The address names an item that this restaurant doesn't have. */
export const ItemNotHere = () => (
  <EmptyState title={m.inventory_item_not_found_title()} action={<ToStock />}>
    {m.inventory_item_not_found_text()}
  </EmptyState>
);

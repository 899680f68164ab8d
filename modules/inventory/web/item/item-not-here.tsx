import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

/** The address names an item that this restaurant doesn't have. */
export const ItemNotHere = () => (
  <EmptyState
    title={m.inventory_item_not_found_title()}
    action={
      <Link to="/inventory" className={buttonClass('primary')}>
        {m.inventory_to_stock()}
      </Link>
    }
  >
    {m.inventory_item_not_found_text()}
  </EmptyState>
);

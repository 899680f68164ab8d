import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';

/** Something is short, and of nothing of it is known who sells it: that comes first. */
export const NobodySells = () => (
  <EmptyState
    title={m.purchasing_fill_no_seller_title()}
    action={
      <Link to="/purchase" search={{ tab: 'suppliers' }} className={buttonClass('secondary')}>
        {m.purchasing_tab_suppliers()}
      </Link>
    }
  >
    {m.purchasing_fill_no_seller()}
  </EmptyState>
);

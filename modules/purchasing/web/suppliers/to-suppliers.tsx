import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';

/** The way back to all suppliers. */
export const ToSuppliers = ({ className }: { readonly className: string }) => (
  <Link to="/purchase" search={{ tab: 'suppliers' }} className={className}>
    {m.purchasing_tab_suppliers()}
  </Link>
);

import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';

/** The way to all counts, where one is not to be had. */
export const ToCounts = () => (
  <Link to="/inventory/counts" className={buttonClass('secondary')}>
    {m.inventory_counts()}
  </Link>
);

import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';

/** The way to all stock, where one thing of it is not to be had. */
export const ToStock = () => (
  <Link to="/inventory" className={buttonClass('secondary')}>
    {m.inventory_to_stock()}
  </Link>
);

import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { wayBackClass } from '../../../../ui/way-back.ts';

/** The way from a screen of the kitchen back to its stations. */
export const ToKitchen = () => (
  <Link to="/kitchen" className={wayBackClass}>
    {m.kitchen_title()}
  </Link>
);

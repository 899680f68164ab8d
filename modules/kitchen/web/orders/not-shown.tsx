import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';

/** Without a station an order is written down and nobody is shown it: whoever sets stations up is led there. */
export const NotShown = () => {
  const maySetUp = useCan('kitchen.set-up');
  const toSetUp = maySetUp && (
    <Link to="/kitchen/set-up" className={buttonClass('row')}>
      {m.kitchen_set_up()}
    </Link>
  );
  return (
    <div className="mt-4">
      <Banner status="soon" title={m.kitchen_not_shown()} action={toSetUp}>
        {m.kitchen_not_shown_text()} {!maySetUp && m.kitchen_no_stations_text()}
      </Banner>
    </div>
  );
};

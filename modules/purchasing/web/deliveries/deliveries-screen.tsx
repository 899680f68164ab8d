import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { DeliveriesList } from './deliveries-list.tsx';

/** Deliveries as the kitchen reaches them, from its stock. */
export const DeliveriesScreen = () => {
  const mayReceive = useCan('purchasing.receive');
  if (!mayReceive) return <Banner status="may-not" title={m.purchasing_receive_kitchen()} />;
  return (
    <section className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <Link to="/inventory" className={wayBackClass}>
          {m.app_inventory_title()}
        </Link>
        <h1 className="text-title">{m.purchasing_tab_deliveries()}</h1>
      </header>
      <DeliveriesList />
    </section>
  );
};

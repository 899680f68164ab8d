import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Orderable, PurchasePlan } from '../../contract/offer.contract.ts';
import type { SupplierRow } from '../../contract/supplier.contract.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import type { FillSearch } from '../purchase-search.ts';
import { useOffers, useOrderables, usePurchasePlan, useSuppliers, useTell } from '../purchasing-queries.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { type Chosen, FillLineField, packsOf, Unsold } from './fill-line-field.tsx';
import { NobodySells } from './nobody-sells.tsx';
import { FillSupplier } from './fill-supplier.tsx';
import { FillBasis, PlanReason, PlanUnread, PlanUnsaid } from './purchase-plan.tsx';
import { type FillLine } from '../../contract/fill-line.ts';
import { fillLines } from './fill-lines.ts';

/** One draft for each supplier of what is chosen; lines of nothing are left out. */
const draftsOf = (suppliers: ReadonlyMap<string, readonly FillLine[]>, known: readonly SupplierRow[], chosen: Chosen) =>
  [...suppliers].flatMap(([supplierId, lines]) => {
    const wanted = lines.flatMap((line) => {
      const packs = packsOf(line, chosen);
      return packs !== null && packs > 0n ? { lineId: newId(), offerId: line.offer.id, quantity: formatQuantity(packs) } : [];
    });
    const expectedOn = known.find(({ id }) => id === supplierId)?.earliestDelivery ?? null;
    return wanted.length === 0 ? [] : { orderId: newId(), supplierId, expectedOn, note: null, lines: wanted };
  });

/** What is short of par, or missing for what will be sold, supplier by supplier, ready to become drafts. */
export const FillScreen = () => {
  const { until }: FillSearch = useSearch({ strict: false });
  return (
    <section className="flex flex-col gap-4">
      <h1 className="text-title">{m.purchasing_fill_title()}</h1>
      <FillBasis until={until} />
      {until === undefined ? <ToPar /> : <ForSales key={until} until={until} />}
    </section>
  );
};

const ToPar = () => {
  const items = useOrderables();
  return (
    <>
      <p className="text-body text-ink-2">{m.purchasing_fill_hint()}</p>
      {items.data ? <Fill items={items.data} none={m.purchasing_fill_none()} /> : <Unread query={items} />}
    </>
  );
};

const ForSales = ({ until }: { readonly until: string }) => {
  const plan = usePurchasePlan(until);
  return (
    <>
      <p className="max-w-line text-body text-ink-2">{m.purchasing_plan_hint()}</p>
      <Link
        to="/assistant/forecast"
        search={{ what: 'DISHES' }}
        className="text-link w-fit rounded-chip text-small focus-ring touch:min-h-11"
      >
        {m.purchasing_plan_forecast_link()}
      </Link>
      {plan.data ? (
        <>
          <PlanUnsaid plan={plan.data} />
          <Fill items={plan.data.items} none={m.purchasing_plan_none()} plan={plan.data} />
        </>
      ) : (
        <PlanUnread query={plan} />
      )}
    </>
  );
};

type FillProps = { readonly items: readonly Orderable[]; readonly none: string; readonly plan?: PurchasePlan };

const Fill = ({ items, none, plan }: FillProps) => {
  const navigate = useNavigate();
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [offers, suppliers] = [useOffers(), useSuppliers()];
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const fill = offers.data && fillLines(items, offers.data);
  if (!fill || !suppliers.data) return <Unread query={[offers, suppliers].find(({ isError }) => isError) ?? offers} />;
  const drafts = draftsOf(fill.suppliers, suppliers.data, chosen);
  const create = async () => {
    if ((await tell(client.createOrders(newCommand(restaurantId, { orders: drafts, requestIds: [] })))) !== null) return;
    showToast({ title: m.purchasing_fill_made() });
    void navigate({ to: '/purchase', search: { orders: 'DRAFT' } });
  };
  return (
    <>
      {fill.suppliers.size === 0 &&
        (fill.unsold.length > 0 ? <NobodySells /> : <EmptyState title={m.purchasing_fill_none_title()}>{none}</EmptyState>)}
      {[...fill.suppliers].map(([supplierId, lines]) => (
        <FillSupplier key={supplierId} supplier={suppliers.data.find(({ id }) => id === supplierId)} lines={lines} chosen={chosen}>
          {lines.map((line) => (
            <FillLineField
              key={line.item.id}
              line={line}
              chosen={chosen}
              onChoose={(text) => setChosen(new Map(chosen).set(line.item.id, text))}
            >
              {plan && <PlanReason plan={plan} units={line.units} itemId={line.item.id} />}
            </FillLineField>
          ))}
        </FillSupplier>
      ))}
      {fill.unsold.length > 0 && <Unsold names={fill.unsold} />}
      {drafts.length > 0 && (
        <div data-thumb-bar className="sticky -bottom-6 -mx-4 md:-bottom-8 flex border-t border-line bg-teff px-4 py-3">
          <Button
            className="w-full md:w-auto"
            kind="primary"
            size="thumb"
            busyLabel={isTelling ? m.purchasing_saving() : undefined}
            onClick={() => void create()}
          >
            {m.purchasing_fill_create({ count: drafts.length })}
          </Button>
        </div>
      )}
    </>
  );
};

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, type Quantity, quantity, quantityOf } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { OfferRow, Orderable } from '../../contract/offer.contract.ts';
import type { PurchaseRequest } from '../../contract/request.contract.ts';
import { lineFor } from '../../contract/fill-line.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useOffers, useOrderables, useRequests, useTell } from '../purchasing-queries.ts';
import { grouped } from '../show/grouped.ts';
import { wishAmount } from './wish-amount.ts';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { Unread } from '../../../../ui/unread.tsx';

/** Chosen wishes as drafts, one for each supplier; several wishes for one item are one line. */
const draftsOf = (chosen: readonly PurchaseRequest[], items: readonly Orderable[], offers: readonly OfferRow[]) => {
  const lines = [...grouped(chosen, ({ itemId }) => itemId)].flatMap(([itemId, wishes]) => {
    const item = items.find(({ id }) => id === itemId);
    const needed = wishes.reduce((sum, { baseQuantity }) => sum + quantity(baseQuantity), 0n);
    const line = item && quantityOf(needed) !== null ? lineFor(item, offers, needed as Quantity) : null;
    return line ?? [];
  });
  return [...grouped(lines, ({ offer }) => offer.supplierId)].map(([supplierId, own]) => ({
    orderId: newId(),
    supplierId,
    expectedOn: null,
    note: null,
    lines: own.map(({ offer, packs }) => ({ lineId: newId(), offerId: offer.id, quantity: formatQuantity(packs) })),
  }));
};

/** What the kitchen asks for: to be put on orders, or declined with a reason. */
export const RequestsTab = () => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const [requests, items, offers] = [useRequests(), useOrderables(), useOffers()];
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [declined, setDeclined] = useState<PurchaseRequest>();
  if (!requests.data || !items.data || !offers.data)
    return <Unread query={[requests, items, offers].find(({ isError }) => isError) ?? requests} />;
  const open = requests.data.filter(({ state }) => state === 'OPEN');
  const chosen = open.filter(({ id }) => chosenIds.has(id));
  const order = async () => {
    const orders = draftsOf(chosen, items.data, offers.data);
    if (orders.length === 0) return showToast({ status: 'soon', title: m.purchasing_request_unsold() });
    const body = { orders, requestIds: chosen.map(({ id }) => id) };
    if ((await tell(client.createOrders(newCommand(restaurantId, body)))) !== null) return;
    setChosenIds(new Set());
    showToast({ title: m.purchasing_request_ordered() });
  };
  const decline = async (reason: string) => {
    if (!declined) return;
    await tell(client.declineRequest(newCommand(restaurantId, { requestId: declined.id, reason })));
    setDeclined(undefined);
  };
  const toggle = (id: string) =>
    setChosenIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <>
      {open.length === 0 && <EmptyState title={m.purchasing_requests_empty_title()}>{m.purchasing_requests_empty()}</EmptyState>}
      <ul aria-label={m.purchasing_tab_requests()}>
        {open.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
            <Checkbox checked={chosenIds.has(request.id)} onChange={() => toggle(request.id)}>
              <Wish request={request} item={items.data.find(({ id }) => id === request.itemId)} />
            </Checkbox>
            <Button kind="row" onClick={() => setDeclined(request)}>
              {m.purchasing_decline()}
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <Button
          kind="primary"
          className="self-start"
          busyLabel={isTelling ? m.purchasing_saving() : undefined}
          onClick={() => void order()}
        >
          {m.purchasing_request_order()}
        </Button>
      )}
      {declined && (
        <ReasonDialog
          form={`purchasing.reason ${declined.id}`}
          action={m.purchasing_go_on()}
          title={m.purchasing_decline()}
          onGive={(reason) => void decline(reason)}
          onClose={() => setDeclined(undefined)}
        />
      )}
    </>
  );
};

const Wish = ({ request, item }: { readonly request: PurchaseRequest; readonly item: Orderable | undefined }) => {
  const locale = useLocale();
  return (
    <span className="min-w-0">
      <span className="block text-body font-medium">
        {nameIn({ name: request.itemName, nameLocal: request.itemNameLocal }, locale)} · {wishAmount(request, item)}
      </span>
      <span className="block text-small text-ink-2">
        {m.purchasing_asked_by({ name: request.askedBy })}, <MomentText at={request.askedAt} />
        {request.note !== null && ` · ${request.note}`}
      </span>
    </span>
  );
};

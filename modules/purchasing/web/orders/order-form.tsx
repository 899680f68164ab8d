import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { parseQuantity } from '../../../../kit/quantity.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { unitWord } from '../../../inventory/web/public.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Order } from '../../contract/order.contract.ts';
import type { OfferRow } from '../../contract/offer.contract.ts';
import type { LineAlert } from '../../rules/order-check.ts';
import { usePurchasingClient } from '../purchasing-client.ts';
import { useOffers, useTell } from '../purchasing-queries.ts';
import { amountText, priceText } from '../show/amount-text.ts';
import { DayText } from '../show/day-text.tsx';

type Written = { readonly lineId: string; readonly offerId: string; readonly quantity: string };

const alertWords: Readonly<Record<LineAlert, () => string>> = {
  FAR_LESS: m.purchasing_alert_far_less,
  FAR_MORE: m.purchasing_alert_far_more,
  PRICE_OUTLIER: m.purchasing_alert_price_outlier,
};

const isRight = (text: string): boolean => (parseQuantity(text) ?? 0n) > 0n;

const writtenOf = (order: Order): readonly Written[] =>
  order.lines.flatMap(({ id, offerId, quantity }) => (offerId === null ? [] : { lineId: id, offerId, quantity }));

/** The lines of an order; a draft and what was sent can be changed, the latter by telling the supplier anew. */
export const OrderForm = ({ order }: { readonly order: Order }) => {
  const restaurantId = useRestaurant().id;
  const client = usePurchasingClient();
  const { tell, isTelling } = useTell();
  const offers = useOffers();
  const [lines, setLines] = useState(() => writtenOf(order));
  const [expectedOn, setExpectedOn] = useState(order.expectedOn ?? '');
  const [note, setNote] = useState(order.note ?? '');
  const isDraft = order.state === 'DRAFT';
  const mayWrite = isDraft || order.state === 'SENT' || order.state === 'ACKNOWLEDGED';
  const before = JSON.stringify([writtenOf(order), order.expectedOn ?? '', order.note ?? '']);
  const isChanged = JSON.stringify([lines, expectedOn, note]) !== before;
  const save = () => {
    const body = {
      orderId: order.id,
      baseVersion: order.version,
      expectedOn: expectedOn === '' ? null : expectedOn,
      note: note.trim() === '' ? null : note.trim(),
      lines: [...lines],
      reason: null,
    };
    return tell(isDraft ? client.saveOrder(newCommand(restaurantId, body)) : client.reviseOrder(newCommand(restaurantId, body)));
  };
  const known = offers.data?.filter((offer) => offer.supplierId === order.supplierId) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <ul>
        {lines.map((line) => (
          <Line
            key={line.lineId}
            {...{ line, order, mayWrite }}
            offer={known.find(({ id }) => id === line.offerId)}
            onWrite={(text) => setLines(lines.map((one) => (one.lineId === line.lineId ? { ...one, quantity: text } : one)))}
            onRemove={() => setLines(lines.filter((one) => one.lineId !== line.lineId))}
          />
        ))}
      </ul>
      {mayWrite && (
        <AddLine offers={known} taken={lines} onAdd={(offerId) => setLines([...lines, { lineId: newId(), offerId, quantity: '1' }])} />
      )}
      <p className="text-body font-medium tabular-nums">
        {m.purchasing_total()} {amountText(order.totalMinor, order.currency)}
        {order.unpricedLines > 0 && ` · ${m.purchasing_unpriced({ count: order.unpricedLines })}`}
      </p>
      {mayWrite ? (
        <div className="grid gap-4 md:grid-cols-2">
          <DayField label={m.purchasing_delivery_day()} value={expectedOn} onChange={setExpectedOn} />
          <TextField label={m.purchasing_order_note()} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </div>
      ) : (
        order.expectedOn !== null && (
          <p className="text-body">
            {m.purchasing_delivery_day()} <DayText day={order.expectedOn} />
          </p>
        )
      )}
      {mayWrite && isChanged && (
        <Button
          className="self-start"
          kind="primary"
          busyLabel={isTelling ? m.purchasing_saving() : undefined}
          disabled={!lines.every(({ quantity }) => isRight(quantity))}
          onClick={() => void save()}
        >
          {isDraft ? m.purchasing_save() : m.purchasing_revise()}
        </Button>
      )}
    </div>
  );
};

type LineProps = {
  readonly line: Written;
  readonly order: Order;
  readonly offer: OfferRow | undefined;
  readonly mayWrite: boolean;
  readonly onWrite: (text: string) => void;
  readonly onRemove: () => void;
};

const Line = ({ line, order, offer, mayWrite, onWrite, onRemove }: LineProps) => {
  const kept = order.lines.find(({ id }) => id === line.lineId);
  const name = kept?.description ?? offer?.itemName ?? '';
  const unit = kept?.unit ?? offer?.orderUnit ?? 'each';
  const price = priceText(kept?.unitPrice ?? offer?.price ?? null, { of: '1', currency: order.currency });
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="truncate text-body font-medium">{name}</p>
        <p className="text-small text-ink-2">
          {[kept?.supplierCode ?? offer?.supplierCode, kept?.packText ?? offer?.packText, price ?? m.purchasing_price_unknown()]
            .filter((part) => part !== null && part !== undefined)
            .join(' · ')}
        </p>
        {kept?.alerts.map((alert) => (
          <StatusLine key={alert} status="soon">
            {alertWords[alert]()}
          </StatusLine>
        ))}
      </div>
      {mayWrite ? (
        <div className="flex items-end gap-2">
          <TextField
            fieldClassName="w-24"
            label={unitWord(unit, 2)}
            aria-label={m.purchasing_packs_of({ name })}
            inputMode="decimal"
            autoComplete="off"
            value={line.quantity}
            error={isRight(line.quantity) ? undefined : { message: m.purchasing_number_wrong() }}
            onChange={({ target }) => onWrite(target.value)}
          />
          <IconButton label={m.purchasing_remove_line({ name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ) : (
        <p className="text-body tabular-nums">
          {line.quantity} {unitWord(unit, Number(line.quantity))}
        </p>
      )}
    </li>
  );
};

type AddLineProps = { readonly offers: readonly OfferRow[]; readonly taken: readonly Written[]; readonly onAdd: (offerId: string) => void };

const AddLine = ({ offers, taken, onAdd }: AddLineProps) => {
  const free = offers.filter((offer) => offer.isActive && !taken.some(({ offerId }) => offerId === offer.id));
  if (free.length === 0) return null;
  return (
    <SelectField
      label={m.purchasing_add_line()}
      value=""
      onChange={({ target }) => target.value !== '' && onAdd(target.value)}
      options={[
        { value: '', label: m.purchasing_choose_item() },
        ...free.map(({ id, itemName, packText }) => ({ value: id, label: packText === null ? itemName : `${itemName}, ${packText}` })),
      ]}
    />
  );
};

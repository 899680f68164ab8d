import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { parseQuantity } from '../../../../kit/quantity.ts';
import { formatUnitCost } from '../../../../kit/unit-cost.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { OfferRow } from '../../contract/offer.contract.ts';
import type { Order } from '../../contract/order.contract.ts';
import { netPriceOf } from '../../rules/offer.ts';
import { linePriceText } from '../show/line-price.ts';
import { useItemName } from '../show/use-item-name.ts';
import { termsOf } from '../../contract/fill-line.ts';
import { LineAlerts } from './line-alerts.tsx';

/** A line as it is being written. */
export type Written = { readonly lineId: string; readonly offerId: string; readonly quantity: string };

/** Whether a text is so many packs, and more than none. */
export const isPacks = (text: string): boolean => (parseQuantity(text) ?? 0n) > 0n;

type LineProps = {
  readonly line: Written;
  readonly order: Order;
  readonly offer: OfferRow | undefined;
  readonly mayWrite: boolean;
  readonly onWrite: (text: string) => void;
  readonly onRemove: () => void;
};

/** What a line says of itself: as it was frozen, or as the offer has it now where it is new. */
const factsOf = ({ line, order, offer }: Pick<LineProps, 'line' | 'order' | 'offer'>) => {
  const kept = order.lines.find(({ id }) => id === line.lineId);
  if (kept)
    return {
      itemId: kept.itemId,
      name: kept.description,
      unit: kept.unit,
      code: kept.supplierCode,
      pack: kept.packText,
      unitPrice: kept.unitPrice,
      priceUnit: kept.priceUnit,
      alerts: kept.alerts,
    };
  if (!offer)
    return { itemId: null, name: '', unit: 'each' as const, code: null, pack: null, unitPrice: null, priceUnit: null, alerts: [] };
  const net = netPriceOf(termsOf(offer));
  return {
    itemId: offer.itemId,
    name: offer.itemName,
    unit: offer.orderUnit,
    code: offer.supplierCode,
    pack: offer.packText,
    unitPrice: net === null ? null : formatUnitCost(net),
    priceUnit: offer.priceUnit,
    alerts: [],
  };
};

/** One line of an order, with what looks odd about it. */
export const OrderLineField = ({ line, order, offer, mayWrite, onWrite, onRemove }: LineProps) => {
  const { itemId, name: onPaper, unit, code, pack, alerts, ...priced } = factsOf({ line, order, offer });
  const name = useItemName()(itemId, onPaper);
  const shownPrice = linePriceText(priced, order.currency) ?? m.purchasing_price_unknown();
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="truncate text-body font-medium">{name}</p>
        <p className="text-small text-ink-2">{[code, pack, shownPrice].filter((part) => part !== null).join(' · ')}</p>
        <LineAlerts alerts={alerts} />
      </div>
      {mayWrite ? (
        <div className="flex items-center gap-2">
          <TextField
            fieldClassName="w-36"
            label={<span className="sr-only">{m.purchasing_packs_of({ name })}</span>}
            trailing={<span className="max-w-20 truncate text-small">{unitWord(unit, Number(line.quantity))}</span>}
            className="text-right tabular-nums"
            inputMode="decimal"
            autoComplete="off"
            value={line.quantity}
            error={isPacks(line.quantity) ? undefined : { message: m.purchasing_number_wrong() }}
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

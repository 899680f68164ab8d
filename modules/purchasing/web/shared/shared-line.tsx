import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { SharedOrder } from '../../contract/shared-order.contract.ts';
import { amountText, priceText } from '../show/amount-text.ts';

type SharedLineProps = { readonly line: SharedOrder['lines'][number]; readonly currency: Currency };

/** One thing that is ordered, in the supplier's own pack. */
export const SharedLine = ({ line, currency }: SharedLineProps) => {
  const { description, supplierCode, packText, unit, quantity, unitPrice, amountMinor } = line;
  const price = priceText(unitPrice, { of: '1', currency }) ?? m.purchasing_price_unknown();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-4 border-t border-line py-3 text-body">
      <span className="min-w-0">
        <span className="block font-medium">{description}</span>
        <span className="block text-small text-ink-2">{[supplierCode, packText, price].filter((part) => part !== null).join(' · ')}</span>
      </span>
      <span className="text-right tabular-nums">
        <span className="block font-medium">
          {quantity} {unitWord(unit, Number(quantity))}
        </span>
        {amountMinor !== null && <span className="block text-small text-ink-2">{amountText(amountMinor, currency)}</span>}
      </span>
    </li>
  );
};

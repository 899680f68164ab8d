import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { noQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { TransferLine } from '../../contract/transfers.contract.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { stockRow } from '../list/stock-row.ts';
import { shownAmount } from '../show/show-cost.ts';
import { quantityText } from '../show/show-quantity.ts';
import { useStock } from '../stock/use-stock.ts';

/** The units of a line: the own item's where one is known, else only the base unit that both keep it in. */
export const useUnitsOf = () => {
  const { stock } = useStock();
  return ({ itemId, baseUnit }: Pick<TransferLine, 'itemId' | 'baseUnit'>): ItemUnits => {
    const item = itemId === null ? undefined : stock?.find(itemId);
    return item ? stockRow(item).units : { baseUnit, packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };
  };
};

/** What it was called by whoever asked, in the reader's language where they said so. */
export const lineName = ({ itemName, itemNameLocal }: Pick<TransferLine, 'itemName' | 'itemNameLocal'>, locale: string): string =>
  locale === 'am' ? (itemNameLocal ?? itemName) : itemName;

export type TransferLinesProps = {
  readonly lines: readonly TransferLine[];
  readonly currency: Currency | null;
  /** Whether the other restaurant asked for it, or was asked. */
  readonly isAsked: boolean;
};

/** What a transfer is of: asked for, sent, arrived, and what is missing. */
export const TransferLines = ({ lines, currency, isAsked }: TransferLinesProps) => {
  const locale = useLocale();
  const unitsOf = useUnitsOf();
  return (
    <ul aria-label={m.inventory_transfers()} className="border-t border-line">
      {lines.map((line) => {
        const units = unitsOf(line);
        const text = (amount: string) => quantityText(units, quantity(amount));
        const missing = line.shipped === null || line.received === null ? 0n : quantity(line.shipped) - quantity(line.received);
        const facts = [
          isAsked ? m.inventory_transfer_asked({ quantity: text(line.requested) }) : '',
          line.shipped === null ? '' : m.inventory_transfer_sent({ quantity: text(line.shipped) }),
          line.received === null ? '' : m.inventory_transfer_came({ quantity: text(line.received) }),
          line.valueMinor === null || currency === null ? '' : `${m.inventory_transfer_value()} ${shownAmount(line.valueMinor, currency)}`,
          line.lossReason ?? '',
        ].filter((word) => word !== '');
        return (
          <li key={line.line} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{lineName(line, locale)}</span>
              <span className="text-small text-ink-2">{facts.join(' · ')}</span>
            </span>
            {missing > noQuantity && (
              <StatusLine status="soon">{m.inventory_transfer_missing({ quantity: quantityText(units, missing as Quantity) })}</StatusLine>
            )}
          </li>
        );
      })}
    </ul>
  );
};

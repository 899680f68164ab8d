import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { parseQuantityEntry } from '../../../inventory/rules/quantity-entry.ts';
import { entryText, quantityText, useStock } from '../../../inventory/web/parts.ts';
import type { Receipt } from '../../contract/receipt.contract.ts';
import { DayText } from '../show/day-text.tsx';
import { useItemName } from '../show/use-item-name.ts';
import { findingsText, rejectWord } from './finding-words.ts';
import { ReceiptPhotos } from './receipt-photos.tsx';
import { ReceiptWeight } from './receipt-weight.tsx';

export type ReceiptLineProps = { readonly line: Receipt['lines'][number]; readonly receipt: Receipt };

/** One line of a delivery that was kept: how much was taken of it, and all that was said of it at the door. */
export const ReceiptLine = ({ line, receipt }: ReceiptLineProps) => {
  const { stock } = useStock();
  const nameOf = useItemName();
  const item = stock?.find(line.itemId);
  const units = item && itemUnitsFromWire(item.units);
  const taken = units ? quantityText(units, quantity(line.acceptedBase)) : line.acceptedBase;
  const said = (text: string): string => (units ? spokenText(units, text) : text);
  const facts = [
    said(line.deliveredText),
    line.rejectedText === null ? null : `${m.purchasing_sent_back()} ${said(line.rejectedText)}`,
    line.rejectReason === null ? null : rejectWord(line.rejectReason),
    line.lotNumber,
    line.tempTenths === null ? null : `${line.tempTenths / 10} °C`,
  ];
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-body">
        <span className="font-medium">{nameOf(line.itemId, line.description)}</span>
        <span className="tabular-nums">{m.purchasing_receipt_taken({ amount: taken })}</span>
      </p>
      <p className="text-small text-ink-2">
        {facts.filter((part) => part !== null).join(' · ')}
        {line.printedDate !== null && (
          <>
            {' · '}
            <DayText day={line.printedDate} />
          </>
        )}
      </p>
      {line.catchWeightG !== null && <ReceiptWeight grams={quantity(line.catchWeightG)} line={line} receipt={receipt} />}
      {line.findings.length > 0 && <StatusLine status="soon">{findingsText(line.findings)}</StatusLine>}
      <ReceiptPhotos receipt={receipt} line={line} />
    </li>
  );
};

const spokenText = (units: ItemUnits, text: string): string => {
  const read = parseQuantityEntry(text, units);
  if (!read.ok) return text;
  const parts = read.value.parts.map(({ quantity: much, unit }) => ({ quantity: formatQuantity(much), unit }));
  return entryText(units, { text, parts });
};

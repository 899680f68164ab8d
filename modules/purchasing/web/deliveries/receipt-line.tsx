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
  const amounts = amountsIn(item && itemUnitsFromWire(item.units));
  const facts = factsOf(line, amounts);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-body">
        <span className="font-medium">{nameOf(line.itemId, line.description)}</span>
        <span className="tabular-nums">{m.purchasing_receipt_taken({ amount: amounts.of(line.acceptedBase) })}</span>
      </p>
      <p className="text-small text-ink-2 empty:hidden">
        {facts.join(' · ')}
        {line.printedDate !== null && (
          <>
            {facts.length > 0 && ' · '}
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

type Amounts = {
  /** An amount in base units, in the item's own. */
  readonly of: (base: string) => string;
  /** An amount as somebody typed it. */
  readonly said: (text: string) => string;
};

/** Amounts of an item; as they are stored where the device does not know its units. */
const amountsIn = (units: ItemUnits | undefined): Amounts => ({
  of: (base) => (units ? quantityText(units, quantity(base)) : base),
  said: (text) => (units ? spokenText(units, text) : text),
});

/** What is said under a line; nothing that the amount beside its name says already. */
const factsOf = (line: ReceiptLineProps['line'], { of, said }: Amounts): readonly string[] => {
  const isOtherAmount = line.findings.includes('SHORT') || line.findings.includes('OVER');
  const delivered = said(line.deliveredText);
  return [
    delivered === of(line.acceptedBase) ? null : m.purchasing_receipt_came({ amount: delivered }),
    isOtherAmount && line.outstandingBase !== null ? m.purchasing_receipt_expected({ amount: of(line.outstandingBase) }) : null,
    line.rejectedText === null ? null : `${m.purchasing_sent_back()} ${said(line.rejectedText)}`,
    line.rejectReason === null ? null : rejectWord(line.rejectReason),
    line.lotNumber,
    line.tempTenths === null ? null : `${line.tempTenths / 10} °C`,
  ].filter((fact) => fact !== null);
};

const spokenText = (units: ItemUnits, text: string): string => {
  const read = parseQuantityEntry(text, units);
  if (!read.ok) return text;
  const parts = read.value.parts.map(({ quantity: much, unit }) => ({ quantity: formatQuantity(much), unit }));
  return entryText(units, { text, parts });
};

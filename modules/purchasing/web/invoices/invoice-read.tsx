import { m } from '../../../../generated/messages/web/messages.js';
import { shownNumber, unitWord } from '../../../inventory/web/parts.ts';
import type { Invoice } from '../../contract/invoice.contract.ts';
import { rateText } from '../../rules/rate-text.ts';
import { taxByRate } from '../../rules/tax.ts';
import { amountText, priceText } from '../show/amount-text.ts';
import { useItemName } from '../show/use-item-name.ts';
import { NamedLine } from './named-line.tsx';
import { TaxByRate } from './tax-by-rate.tsx';

/** What an invoice charges, line by line, and what it made of the cost of stock. */
export const InvoiceRead = ({ invoice }: { readonly invoice: Invoice }) => {
  const money = (minor: string) => amountText(minor, invoice.currency);
  const nameOf = useItemName();
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={m.purchasing_invoice_lines()}>
        {invoice.lines.map((line) => (
          <NamedLine key={line.lineId} lineId={line.lineId} className="border-t border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-4 text-body">
              <span className="font-medium">{nameOf(line.itemId, line.description)}</span>
              <span className="tabular-nums">{money(line.amountMinor)}</span>
            </p>
            <p className="text-small text-ink-2">
              {shownNumber(Number(line.quantity))} {unitWord(line.unit, Number(line.quantity))} ×{' '}
              {priceText(line.unitPrice, { of: '1', currency: invoice.currency })}
              {line.taxRateBps > 0 && ` · ${m.purchasing_tax_of({ rate: rateText(line.taxRateBps) })}`}
            </p>
            {isSome(line.onHandMinor) && (
              <p className="text-small">{m.purchasing_invoice_cost_on_hand({ amount: money(line.onHandMinor) })}</p>
            )}
            {isSome(line.usedMinor) && <p className="text-small">{usedText(line.usedMinor, money)}</p>}
          </NamedLine>
        ))}
      </ul>
      <p className="text-small text-ink-2">
        {m.purchasing_invoice_charges()} {money(invoice.chargesMinor)} · {m.purchasing_invoice_tax()} {money(invoice.taxMinor)}
      </p>
      <TaxByRate groups={taxByRate(taxedParts(invoice))} currency={invoice.currency} />
      <p className="text-body font-medium tabular-nums">
        {m.purchasing_total()} {money(invoice.totalMinor)}
      </p>
    </div>
  );
};

const taxedParts = ({ lines, chargesMinor, chargesTaxRateBps }: Invoice) =>
  [
    ...lines.map(({ amountMinor, taxRateBps }) => ({ netMinor: BigInt(amountMinor), rateBps: taxRateBps })),
    { netMinor: BigInt(chargesMinor), rateBps: chargesTaxRateBps },
  ].filter(({ netMinor }) => netMinor !== 0n);

const usedText = (minor: string, money: (minor: string) => string): string =>
  minor.startsWith('-')
    ? m.purchasing_invoice_cost_used_less({ amount: money(minor.slice(1)) })
    : m.purchasing_invoice_cost_used({ amount: money(minor) });

const isSome = (minor: string | null): minor is string => minor !== null && minor !== '0';

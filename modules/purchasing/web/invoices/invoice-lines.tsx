import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { Chargeable } from '../../contract/invoice.contract.ts';
import { useChargeable } from '../purchasing-queries.ts';
import { grouped } from '../show/grouped.ts';
import { lineFromDelivery, otherLine, rateBps, type TypedInvoice, type TypedInvoiceLine } from './invoice-form.ts';
import { NamedLine } from './named-line.tsx';

export type InvoiceLinesProps = { readonly typed: TypedInvoice; readonly onChange: (lines: readonly TypedInvoiceLine[]) => void };

/** The lines of an invoice, and what came of its supplier and nothing charges for yet. */
export const InvoiceLines = ({ typed, onChange }: InvoiceLinesProps) => {
  const { lines, supplierId } = typed;
  const chargeable = useChargeable(supplierId).data ?? [];
  // A credit note gives money back; what it does to the cost of food was said when it was asked for.
  const free = (typed.type === 'CREDIT_NOTE' ? [] : chargeable).filter(({ receiptLineId }) =>
    lines.every((line) => line.receiptLineId !== receiptLineId),
  );
  const write = (lineId: string, change: Partial<TypedInvoiceLine>) =>
    onChange(lines.map((line) => (line.lineId === lineId ? { ...line, ...change } : line)));
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={m.purchasing_invoice_lines()}>
        {lines.map((line) => (
          <Line
            key={line.lineId}
            line={line}
            onWrite={(change) => write(line.lineId, change)}
            onRemove={() => onChange(lines.filter(({ lineId }) => lineId !== line.lineId))}
          />
        ))}
      </ul>
      {free.length > 0 && (
        <section aria-label={m.purchasing_invoice_take_delivery()} className="flex flex-col gap-2">
          <h2 className="text-heading">{m.purchasing_invoice_take_delivery()}</h2>
          {[...grouped(free, ({ receiptNumber }) => receiptNumber)].map(([number, came]) => (
            <Came key={number} came={came} onTake={(taken) => onChange([...lines, ...taken.map(lineFromDelivery)])} />
          ))}
        </section>
      )}
      {supplierId !== '' && (
        <Button className="self-start" onClick={() => onChange([...lines, otherLine()])}>
          {m.purchasing_invoice_other_line()}
        </Button>
      )}
    </div>
  );
};

type CameProps = { readonly came: readonly Chargeable[]; readonly onTake: (taken: readonly Chargeable[]) => void };

/** What came at once: a paper mostly charges for all of it. */
const Came = ({ came, onTake }: CameProps) => {
  const papers = [came[0]?.receiptNumber, came[0]?.orderNumber].filter(Boolean).join(' · ');
  return (
    <ul aria-label={papers}>
      <li className="flex flex-wrap items-center justify-between gap-3 py-2">
        <span className="text-small text-ink-2">{papers}</span>
        {came.length > 1 && (
          <Button kind="row" onClick={() => onTake(came)}>
            {m.purchasing_invoice_take_all({ count: came.length })}
          </Button>
        )}
      </li>
      {came.map((one) => (
        <li key={one.receiptLineId} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2">
          <span className="min-w-0 text-body">
            {one.description} · {one.quantity} {unitWord(one.unit, Number(one.quantity))}
          </span>
          <Button kind="row" onClick={() => onTake([one])}>
            {m.purchasing_invoice_take()}
          </Button>
        </li>
      ))}
    </ul>
  );
};

type LineProps = {
  readonly line: TypedInvoiceLine;
  readonly onWrite: (change: Partial<TypedInvoiceLine>) => void;
  readonly onRemove: () => void;
};

const Line = ({ line, onWrite, onRemove }: LineProps) => {
  const unit = unitWord(line.unit, 1);
  return (
    <NamedLine
      lineId={line.lineId}
      className="grid grid-cols-2 items-end gap-3 border-t border-line py-3 md:grid-cols-[2fr_1fr_1fr_5rem_1fr]"
    >
      <div className="col-span-2 flex items-end justify-between gap-3 md:col-span-1">
        {line.receiptLineId === null ? (
          <TextField
            fieldClassName="min-w-0 flex-1"
            label={m.purchasing_invoice_line_description()}
            maxLength={120}
            value={line.description}
            onChange={({ target }) => onWrite({ description: target.value })}
          />
        ) : (
          <p className="min-w-0 self-center text-body font-medium">{line.description}</p>
        )}
        <IconButton label={m.purchasing_remove_line({ name: line.description })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <TextField
        label={m.purchasing_invoice_line_quantity({ unit })}
        inputMode="decimal"
        value={line.quantity}
        onChange={({ target }) => onWrite({ quantity: target.value, amount: '' })}
      />
      <TextField
        label={m.purchasing_invoice_line_unit_price({ unit })}
        inputMode="decimal"
        value={line.unitPrice}
        onChange={({ target }) => onWrite({ unitPrice: target.value, amount: '' })}
      />
      <TextField
        label={m.purchasing_tax_rate()}
        inputMode="decimal"
        maxLength={5}
        value={line.taxRate}
        error={rateBps(line.taxRate) === null ? { message: m.purchasing_rate_wrong() } : undefined}
        onChange={({ target }) => onWrite({ taxRate: target.value })}
      />
      <TextField
        label={m.purchasing_invoice_line_amount()}
        inputMode="decimal"
        value={line.amount}
        onChange={({ target }) => onWrite({ amount: target.value })}
      />
    </NamedLine>
  );
};

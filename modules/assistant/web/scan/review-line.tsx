import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { containerUnitCodes, measurementUnitCodes } from '../../../inventory/rules/unit.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import type { ReadingLine, Scan } from '../../contract/scan.ts';
import type { PaperBox } from '../../rules/read/paper-word.ts';
import { LineItem } from './line-item.tsx';
import { readHint } from './read-hint.ts';
import type { TypedScanLine } from './scan-form.ts';

const units = [...measurementUnitCodes, ...containerUnitCodes];

export type ReviewLineProps = {
  readonly line: TypedScanLine;
  readonly read: ReadingLine;
  readonly matches: Scan['matches'][number];
  /** The delivery that it charges for. */
  readonly receiptNumber: string | null;
  /** What is said beside what is missing of it. */
  readonly error: FieldError | undefined;
  readonly onLook: (box: PaperBox | null) => void;
  readonly onWrite: (change: Partial<TypedScanLine>) => void;
  readonly onRemove: () => void;
};

/** A line of the paper: what was read, what it is, and what it charges for. */
export const ReviewLine = ({ line, read, matches, receiptNumber, error, onLook, onWrite, onRemove }: ReviewLineProps) => {
  const field = (name: 'description' | 'quantity' | 'unitPrice' | 'amount', label: string, source: ReadingLine['text']) => (
    <TextField
      label={label}
      inputMode={name === 'description' ? 'text' : 'decimal'}
      maxLength={120}
      autoComplete="off"
      value={line[name]}
      hint={readHint(source)}
      error={name !== 'amount' && line[name].trim() === '' ? error : undefined}
      onFocus={() => onLook(source?.box ?? read.text?.box ?? null)}
      onChange={({ target }) => onWrite({ [name]: target.value, ...((name === 'quantity' || name === 'unitPrice') && { amount: '' }) })}
    />
  );
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 flex-1">{field('description', m.assistant_scan_description(), read.text)}</div>
        <IconButton label={m.assistant_scan_remove({ name: line.description })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
        {field('quantity', m.assistant_scan_quantity(), read.quantity)}
        <SelectField
          label={m.assistant_scan_unit()}
          value={line.unit}
          options={units.map((unit) => ({ value: unit, label: unitWord(unit, 1) }))}
          onChange={({ target }) => onWrite({ unit: units.find((unit) => unit === target.value) ?? line.unit, isUnitKnown: true })}
        />
        {field('unitPrice', m.assistant_scan_unit_price(), read.unitPrice)}
        {field('amount', m.assistant_scan_amount(), read.amountMinor)}
      </div>
      <LineItem line={line} matches={matches} onChoose={(itemId) => onWrite({ itemId, isChosen: true })} />
      {line.itemId !== null && (
        <p className="text-small text-ink-2">
          {receiptNumber === null ? m.assistant_scan_no_delivery() : m.assistant_scan_delivery({ number: receiptNumber })}
        </p>
      )}
    </li>
  );
};

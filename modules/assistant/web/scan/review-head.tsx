import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useSuppliers, type MissingPart } from '../../../purchasing/web/parts.ts';
import type { Reading, Scan } from '../../contract/scan.ts';
import type { PaperBox } from '../../rules/read/paper-word.ts';
import { readHint } from './read-hint.ts';
import type { TypedScan } from './scan-form.ts';

export type ReviewHeadProps = {
  readonly typed: TypedScan & { readonly dueOn: string };
  readonly scan: Scan;
  readonly errorAt: (part: MissingPart) => FieldError | undefined;
  readonly onLook: (box: PaperBox | null) => void;
  readonly onWrite: (change: Partial<TypedScan>) => void;
};

/** Who sent a paper, its number and days, its tax and its total. */
export const ReviewHead = ({ typed, scan: { reading }, errorAt, onLook, onWrite }: ReviewHeadProps) => {
  const suppliers = useSuppliers();
  const field = (name: 'number' | 'tax' | 'total', label: string, read: Reading['number']) => (
    <TextField
      label={label}
      inputMode={name === 'number' ? 'text' : 'decimal'}
      maxLength={60}
      autoComplete="off"
      value={typed[name]}
      hint={name === 'tax' && read === null ? undefined : readHint(read)}
      error={errorAt(name)}
      onFocus={() => onLook(read?.box ?? null)}
      onChange={({ target }) => onWrite({ [name]: target.value })}
    />
  );
  const supplierHint = reading.supplier ? m.assistant_scan_supplier_read({ name: reading.supplier.value.name }) : m.assistant_scan_unread();
  const dayHint = readHint(reading.date);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={m.assistant_scan_supplier()}
        value={typed.supplierId}
        hint={typed.supplierId === '' ? supplierHint : readHint(reading.supplier)}
        error={errorAt('supplierId')}
        options={[
          { value: '', label: m.assistant_scan_supplier_choose() },
          ...(suppliers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onFocus={() => onLook(reading.supplier?.box ?? null)}
        onChange={({ target }) => onWrite({ supplierId: target.value })}
      />
      {field('number', m.assistant_scan_number(), reading.number)}
      <div className="flex flex-col gap-1" onFocus={() => onLook(reading.date?.box ?? null)}>
        <DayField label={m.assistant_scan_day()} value={typed.invoicedOn} onChange={(invoicedOn) => onWrite({ invoicedOn })} />
        {dayHint !== undefined && <p className="text-small text-ink-2">{dayHint}</p>}
      </div>
      <DayField label={m.assistant_scan_due()} value={typed.dueOn} onChange={(dueOn) => onWrite({ dueOn })} />
      {field('tax', m.assistant_scan_tax(), reading.taxMinor)}
      {field('total', m.assistant_scan_total(), reading.totalMinor)}
    </div>
  );
};

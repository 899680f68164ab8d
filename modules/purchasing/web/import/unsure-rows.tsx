import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { UnsureLine } from './read-price-list.ts';

export type UnsureRowsProps = {
  readonly lines: readonly UnsureLine[];
  /** An empty id leaves the row out again. */
  readonly onChoose: (rowNumber: number, itemId: string) => void;
};

/** Rows that only resemble something of ours: what nobody confirms is left out. */
export const UnsureRows = ({ lines, onChoose }: UnsureRowsProps) => {
  const locale = useLocale();
  if (lines.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-heading">{m.purchasing_import_unsure({ count: lines.length })}</legend>
      <p className="text-small text-ink-2">{m.purchasing_import_unsure_text()}</p>
      <div className="grid gap-4 xs:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ rowNumber, row, items, chosen }) => (
          <SelectField
            key={rowNumber}
            label={[row.name ?? row.supplierCode ?? row.sku, row.pack?.packText]
              .filter((part) => typeof part === 'string')
              .join(m.ui_comma())}
            hint={m.purchasing_import_row_number({ row: rowNumber })}
            value={chosen ?? ''}
            options={[
              { value: '', label: m.purchasing_import_leave_out() },
              ...items.map((item) => ({ value: item.id, label: `${nameIn(item, locale)} (${item.sku})` })),
            ]}
            onChange={({ target }) => onChoose(rowNumber, target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
};

import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols } from '../../../../kit/money.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { StockRow } from '../list/stock-row.ts';
import { useBookCurrency } from '../show/book-currency.ts';
import { shownCost } from '../show/show-cost.ts';
import { unitWord } from '../words/unit-word.ts';
import { entryUnits } from './entry-units.ts';
import type { MovementForm, MovementReading } from './movement-form.ts';

export type PriceFieldProps = {
  readonly row: StockRow;
  readonly form: MovementForm;
  readonly set: (change: Partial<MovementForm>) => void;
  readonly reading: MovementReading;
  readonly error: FieldError | undefined;
};

/** The price as it stands on the invoice, for one of a unit, and what it makes of the average cost. */
export const PriceField = ({ row, form, set, reading, error }: PriceFieldProps) => {
  const currency = useBookCurrency(row.item);
  const isOther = currency !== useRestaurant().currency;
  const choices = entryUnits(row.units);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[1fr_8rem] items-start gap-3">
        <TextField
          label={`${m.inventory_record_price()} ${currencySymbols[currency].symbol}`}
          hint={isOther ? m.inventory_record_price_books({ currency: currencySymbols[currency].symbol }) : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={form.priceText}
          error={error}
          onChange={(event) => set({ priceText: event.target.value })}
        />
        <SelectField
          label={m.inventory_record_price_per()}
          value={form.priceUnit}
          options={choices.map((unit) => ({ value: unit, label: unitWord(unit, 1) }))}
          onChange={(event) => set({ priceUnit: choices.find((unit) => unit === event.target.value) ?? form.priceUnit })}
        />
      </div>
      <p aria-live="polite" className="text-small text-ink-2">
        {form.priceText.trim() === '' || !reading.posting ? m.inventory_record_price_hint() : costWords({ row, reading, currency })}
      </p>
    </div>
  );
};

type Costs = Pick<PriceFieldProps, 'row' | 'reading'> & { readonly currency: Parameters<typeof shownCost>[2] };

const costWords = ({ row, reading, currency }: Costs): string => {
  const per = { units: row.units, unit: row.unit };
  const before = shownCost(row.averageCost, per, currency);
  const after = shownCost(reading.posting?.level.averageCost ?? null, per, currency);
  const unit = unitWord(row.unit, 1);
  return before === after ? m.inventory_record_cost_stays({ unit, after }) : m.inventory_record_cost_change({ unit, before, after });
};

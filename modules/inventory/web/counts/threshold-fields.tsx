import { m } from '../../../../generated/messages/web/messages.js';
import { type Currency, currencySymbols } from '../../../../kit/money.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ThresholdForm } from './plan-form.ts';

export type ThresholdFieldsProps = {
  readonly threshold: ThresholdForm;
  readonly wrong: readonly (keyof ThresholdForm)[];
  readonly currency: Currency;
  readonly onChange: (threshold: ThresholdForm) => void;
};

/** Beyond which difference a line is to be counted again. */
export const ThresholdFields = ({ threshold, wrong, currency, onChange }: ThresholdFieldsProps) => {
  const { symbol } = currencySymbols[currency];
  const labels: Readonly<Record<keyof ThresholdForm, string>> = {
    share: m.inventory_counts_threshold_share(),
    together: m.inventory_counts_threshold_with({ symbol }),
    alone: m.inventory_counts_threshold_alone({ symbol }),
  };
  const fault = { title: m.inventory_counts_threshold_wrong_title(), message: m.inventory_counts_threshold_wrong() };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-medium">{m.inventory_counts_threshold()}</legend>
      <p className="text-small text-ink-2">{m.inventory_counts_threshold_hint()}</p>
      {(['share', 'together', 'alone'] as const).map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          inputMode="decimal"
          autoComplete="off"
          value={threshold[field]}
          error={wrong.includes(field) ? fault : undefined}
          onChange={(event) => onChange({ ...threshold, [field]: event.target.value })}
        />
      ))}
    </fieldset>
  );
};

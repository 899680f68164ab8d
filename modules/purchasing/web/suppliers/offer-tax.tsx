import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type OfferForm, taxRateOf } from './offer-form.ts';

export type OfferTaxProps = { readonly form: OfferForm; readonly onChange: (change: Partial<OfferForm>) => void };

const wrongOf = (form: OfferForm): string | undefined => {
  const rate = taxRateOf(form);
  if (rate === undefined) return m.purchasing_rate_wrong();
  return form.isTaxIncluded && rate === null ? m.purchasing_refusal_offer_tax_rate_missing() : undefined;
};

/** What a price is taxed at, and whether the tax is in it. */
export const OfferTax = ({ form, onChange }: OfferTaxProps) => {
  const message = wrongOf(form);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[8rem_1fr]">
      <TextField
        label={m.purchasing_tax_rate()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        value={form.taxRate}
        error={message === undefined ? undefined : { message }}
        onChange={({ target }) => onChange({ taxRate: target.value })}
      />
      <div className="sm:pt-7">
        <Checkbox checked={form.isTaxIncluded} onChange={({ target }) => onChange({ isTaxIncluded: target.checked })}>
          {m.purchasing_tax_included()}
        </Checkbox>
      </div>
    </div>
  );
};

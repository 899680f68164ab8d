import { m } from '../../../../generated/messages/web/messages.js';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { isContractTurned, type OfferForm } from './offer-form.ts';

export type OfferDaysProps = { readonly form: OfferForm; readonly onChange: (change: Partial<OfferForm>) => void };

/** The days that a price was agreed for. */
export const OfferDays = ({ form, onChange }: OfferDaysProps) => (
  <div className="grid items-start gap-3 sm:grid-cols-2">
    <DayField label={m.purchasing_contract_from()} value={form.contractFrom} onChange={(contractFrom) => onChange({ contractFrom })} />
    <DayField
      label={m.purchasing_contract_to()}
      value={form.contractTo}
      error={isContractTurned(form) ? { message: m.purchasing_contract_turned() } : undefined}
      onChange={(contractTo) => onChange({ contractTo })}
    />
  </div>
);

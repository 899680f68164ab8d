import { m } from '../../../../generated/messages/web/messages.js';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { SalesLayout } from '../../rules/file/sales-layout.ts';

export type LayoutFieldsProps = { readonly layout: SalesLayout; readonly onChange: (layout: SalesLayout) => void };

/** What the figures of a file mean; asked only where the file has them. */
export const LayoutFields = ({ layout, onChange }: LayoutFieldsProps) => {
  const { places, dayForm, sign, tax, discount } = layout;
  const change = (said: Partial<SalesLayout>) => onChange({ ...layout, ...said });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-heading">{m.integrations_file_reading()}</legend>
      <div className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={m.integrations_file_days_as()}
          value={dayForm}
          options={[
            { value: 'DAY_FIRST', label: m.integrations_file_days_day_first() },
            { value: 'MONTH_FIRST', label: m.integrations_file_days_month_first() },
            { value: 'ETHIOPIAN', label: m.integrations_file_days_ethiopian() },
          ]}
          onChange={({ target }) => change({ dayForm: target.value as SalesLayout['dayForm'] })}
        />
        <SelectField
          label={m.integrations_file_sign()}
          value={sign}
          options={[
            { value: '.', label: m.integrations_file_sign_point() },
            { value: ',', label: m.integrations_file_sign_comma() },
          ]}
          onChange={({ target }) => change({ sign: target.value as SalesLayout['sign'] })}
        />
        {places.tax !== undefined && (
          <SelectField
            label={m.integrations_file_tax()}
            value={tax}
            options={[
              { value: 'WITHIN', label: m.integrations_file_tax_within() },
              { value: 'ON_TOP', label: m.integrations_file_tax_on_top() },
            ]}
            onChange={({ target }) => change({ tax: target.value as SalesLayout['tax'] })}
          />
        )}
        {places.discount !== undefined && places.total !== undefined && (
          <SelectField
            label={m.integrations_file_discount()}
            value={discount}
            options={[
              { value: 'TAKEN_OFF', label: m.integrations_file_discount_off() },
              { value: 'STILL_IN', label: m.integrations_file_discount_in() },
            ]}
            onChange={({ target }) => change({ discount: target.value as SalesLayout['discount'] })}
          />
        )}
      </div>
    </fieldset>
  );
};

import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useCan } from '../../../restaurants/web/public.ts';

export type SupplierFieldProps = {
  /** Undefined while they are not known. */
  readonly suppliers: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly value: string;
  readonly error?: FieldError | undefined;
  readonly disabled?: boolean;
  readonly onChange: (supplierId: string) => void;
};

/** Who sold it; a house that has no supplier yet is led to where one is added. */
export const SupplierField = ({ suppliers, onChange, ...field }: SupplierFieldProps) => (
  <div className="flex flex-col gap-2">
    <SelectField
      label={m.purchasing_receive_supplier()}
      {...field}
      options={[
        { value: '', label: m.purchasing_choose_supplier() },
        ...(suppliers ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
    {suppliers?.length === 0 && <NoneYet />}
  </div>
);

const NoneYet = () => {
  const mayAdd = useCan('purchasing.edit');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
      {m.purchasing_suppliers_empty_title()}
      {mayAdd && (
        <Link to="/purchase" search={{ tab: 'suppliers' }} className={buttonClass('row')}>
          {m.purchasing_add_supplier()}
        </Link>
      )}
    </p>
  );
};

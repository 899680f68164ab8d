import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Field, fieldClass } from './field.tsx';
import type { FieldError } from './field-error.tsx';

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  readonly hint?: ReactNode;
  readonly error?: FieldError | undefined;
};

/** The platform's own list: a wheel on a phone, type-ahead on a desk, and nothing to load. */
export const SelectField = ({ label, options, hint, error, className, ...select }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <span className="relative block">
        <select {...select} {...control} className={classNames(fieldClass, 'appearance-none pr-9', className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2" aria-hidden />
      </span>
    )}
  </Field>
);

import type { ComponentProps, ReactNode } from 'react';

import { Field, fieldClass } from './field.tsx';
import type { FieldError } from './field-error.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: FieldError | undefined;
};

/** A text of several lines. */
export const TextArea = ({ label, hint, error, rows = 5, ...area }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <textarea {...area} {...control} rows={rows} className={`${fieldClass} h-auto py-2`} />}
  </Field>
);

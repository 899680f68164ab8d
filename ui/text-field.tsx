import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Field, fieldClass } from './field.tsx';
import type { FieldError } from './field-error.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: FieldError | undefined;
  /** Stands inside the field's right end: a unit, an hourglass. */
  readonly trailing?: ReactNode;
  readonly fieldClassName?: string;
};

export const TextField = ({ label, hint, error, trailing, className, fieldClassName, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} {...(fieldClassName && { className: fieldClassName })}>
    {(control) =>
      trailing === undefined ? (
        <input type="text" {...input} {...control} className={classNames(fieldClass, className)} />
      ) : (
        <span className="relative block">
          <input type="text" {...input} {...control} className={classNames(fieldClass, 'pr-16', className)} />
          <span className="absolute inset-y-0 right-0 flex items-center pr-3 text-ink-3">{trailing}</span>
        </span>
      )
    }
  </Field>
);

import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { m } from '../generated/messages/web/messages.js';
import { classNames } from './class-names.ts';
import { Field, fieldClass } from './field.tsx';
import type { FieldError } from './field-error.tsx';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: FieldError | undefined;
};

/** A password that can be shown: a thumb on glass mistypes more than anyone looks over a shoulder. */
export const PasswordField = ({ label, hint, error, className, ...input }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(fieldClass, 'pr-28', className)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            aria-label={shown ? m.ui_hide_typed() : m.ui_show_typed()}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-px right-px flex items-center gap-2 rounded-control px-3 text-body text-ink-2 focus-ring"
          >
            {shown ? <EyeOff className="size-5" aria-hidden /> : <Eye className="size-5" aria-hidden />}
            {shown ? m.ui_hide() : m.ui_show()}
          </button>
        </span>
      )}
    </Field>
  );
};

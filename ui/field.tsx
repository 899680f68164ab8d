import { useId, type ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { FieldErrorText, type FieldError } from './field-error.tsx';

/** The wires between a control and the words around it; spread on the control. */
export type FieldControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

export type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: FieldError | undefined;
  readonly className?: string;
  readonly children: (control: FieldControlProps) => ReactNode;
};

/** A label above, a control, and under it the error or the hint. What was typed stays. */
export const Field = ({ label, hint, error, className, children }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': hasNote ? noteId : undefined })}
      {hasNote && (
        <div id={noteId} role={error ? 'alert' : undefined}>
          {error ? <FieldErrorText error={error} /> : <p className="text-small text-ink-3">{hint}</p>}
        </div>
      )}
    </div>
  );
};

/** The edge and ground that every typed field shares. */
export const fieldClass =
  'h-field w-full min-w-0 rounded-control border border-line-strong bg-teff-raise px-3 text-field text-ink placeholder:text-ink-3 focus-ring ' +
  'focus:outline-2 focus:outline-focus focus:outline-offset-2 disabled:bg-teff-sunk disabled:text-ink-3 ' +
  'aria-invalid:border-wrong aria-invalid:shadow-[inset_0_0_0_1px_var(--wrong)]';

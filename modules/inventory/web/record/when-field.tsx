import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

export type WhenFieldProps = {
  /** Local date and time as the platform's field writes it; empty is now. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: FieldError | undefined;
};

/** Now, unless somebody says otherwise. */
export const WhenField = ({ value, onChange, error }: WhenFieldProps) => {
  const [isOpen, setIsOpen] = useState(value !== '');
  if (isOpen) {
    return (
      <TextField
        label={m.inventory_record_when()}
        type="datetime-local"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <p className="flex items-center justify-between border-t border-line pt-3 text-body">
      <span className="text-ink-2">{m.inventory_record_when()}</span>
      <span className="flex items-center gap-3">
        <b className="font-medium">{m.inventory_record_now()}</b>
        <button type="button" onClick={() => setIsOpen(true)} className="text-link text-small focus-ring touch:min-h-11">
          {m.inventory_record_change()}
        </button>
      </span>
    </p>
  );
};

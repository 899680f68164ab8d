import { useState, type ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { focusOnMount } from '../show/focus-on-mount.ts';

export type NewPlaceProps = {
  readonly label: string;
  readonly onAdd: (name: string) => Promise<void>;
  /** What must be said beside the name. */
  readonly children?: ReactNode;
};

/** One line that makes a heading or a place without leaving the form. */
export const NewPlace = ({ label, onAdd, children }: NewPlaceProps) => {
  const [name, setName] = useState<string>();
  if (name === undefined) {
    return (
      <button type="button" onClick={() => setName('')} className="text-link self-start text-small focus-ring touch:min-h-11">
        {label}
      </button>
    );
  }
  const add = async () => {
    if (name.trim() === '') return;
    await onAdd(name.trim());
    setName(undefined);
  };
  return (
    <div className="flex flex-col gap-2">
      {children}
      <span className="flex items-end gap-2">
        <TextField
          label={label}
          fieldClassName="flex-1"
          ref={focusOnMount}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
        />
        <Button onClick={() => void add()}>{m.inventory_editor_add()}</Button>
      </span>
    </div>
  );
};

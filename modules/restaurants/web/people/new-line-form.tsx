import { useState, type FormEvent, type ReactNode } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

export type NewLineFormProps = {
  readonly label: string;
  readonly lengthMax: number;
  readonly button: string;
  readonly icon: ReactNode;
  /** Present while it is being kept. */
  readonly busyLabel?: string | undefined;
  /** Keeps it and says whether it could; what could not be kept stays as it was typed. */
  readonly onAdd: (line: string) => Promise<boolean>;
};

/** One more of a list, by its name. */
export const NewLineForm = ({ label, lengthMax, button, icon, busyLabel, onAdd }: NewLineFormProps) => {
  const [typed, setTyped] = useState('');
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.trim() !== '' && (await onAdd(typed.trim()))) setTyped('');
  };
  return (
    <form onSubmit={(event) => void add(event)} className="mt-3 flex flex-wrap items-end gap-2">
      <TextField
        label={label}
        fieldClassName="w-full sm:w-72"
        maxLength={lengthMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={icon} disabled={typed.trim() === ''} busyLabel={busyLabel}>
        {button}
      </Button>
    </form>
  );
};

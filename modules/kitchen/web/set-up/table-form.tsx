import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { DiningTable } from '../../contract/fields.ts';

/** What somebody says of a table. */
export type TableSaid = Pick<DiningTable, 'name' | 'seats' | 'area'>;

const seatsMax = 100;

export type TableFormProps = {
  /** The table that is changed; null where one is added. */
  readonly table: DiningTable | null;
  readonly isBusy: boolean;
  /** Whether it was done: only then is what was typed let go. */
  readonly onSave: (said: TableSaid) => Promise<boolean>;
  readonly onCancel?: () => void;
};

/** What a table is called, how many sit at it, and where it stands. */
export const TableForm = ({ table, isBusy, onSave, onCancel }: TableFormProps) => {
  const [name, setName] = useState(table?.name ?? '');
  const [seats, setSeats] = useState(String(table?.seats ?? 4));
  const [area, setArea] = useState(table?.area ?? '');
  const seated = /^\d{1,3}$/.test(seats.trim()) ? Number(seats) : 0;
  const isWhole = name.trim() !== '' && seated >= 1 && seated <= seatsMax;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await onSave({ name: name.trim(), seats: seated, area: area.trim() === '' ? null : area.trim() });
    if (isDone) setName('');
  };
  return (
    <form onSubmit={(event) => void save(event)} className="mt-4 flex flex-col gap-4">
      <TextField label={m.kitchen_table_name()} value={name} maxLength={20} onChange={(event) => setName(event.target.value)} />
      <TextField
        label={m.kitchen_table_seats()}
        inputMode="numeric"
        value={seats}
        maxLength={3}
        onChange={(event) => setSeats(event.target.value)}
      />
      <TextField label={m.kitchen_table_area()} value={area} maxLength={40} onChange={(event) => setArea(event.target.value)} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={table ? 'primary' : 'secondary'} disabled={!isWhole || isBusy}>
          {table ? m.kitchen_save() : m.kitchen_add_table()}
        </Button>
        {onCancel && <Button onClick={onCancel}>{m.kitchen_cancel()}</Button>}
      </div>
    </form>
  );
};

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { DiningTable } from '../../contract/fields.ts';

/** What somebody says of a table. */
export type TableSaid = Pick<DiningTable, 'name' | 'seats' | 'area'>;

const seatsMax = 100;

type Typed = { readonly name: string; readonly seats: string; readonly area: string };

const usualSeats = 4;

const typedOf = (table: DiningTable | null): Typed =>
  table ? { name: table.name, seats: String(table.seats), area: table.area ?? '' } : { name: '', seats: String(usualSeats), area: '' };

/** How many seats were typed; null for what is no number of seats. */
const seatsOf = ({ seats }: Typed): number | null => {
  const count = /^\d{1,3}$/.test(seats.trim()) ? Number(seats) : 0;
  return count >= 1 && count <= seatsMax ? count : null;
};

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
  const [typed, setTyped] = useState(typedOf(table));
  const type = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const [name, area, seats] = [typed.name.trim(), typed.area.trim(), seatsOf(typed)];
  const { errorAt, submit } = useFaults({
    name: name === '' && m.ui_fill_in(),
    seats: seats === null && m.kitchen_table_seats_wrong({ max: seatsMax }),
  });
  const save = async () => {
    if (seats !== null && (await onSave({ name, seats, area: area === '' ? null : area }))) type({ name: '' });
  };
  return (
    <form onSubmit={submit(save)} className="mt-4 flex flex-col gap-4">
      <TextField
        label={m.kitchen_table_name()}
        value={typed.name}
        maxLength={20}
        error={errorAt('name')}
        onChange={(event) => type({ name: event.target.value })}
      />
      <TextField
        label={m.kitchen_table_seats()}
        inputMode="numeric"
        value={typed.seats}
        maxLength={3}
        error={errorAt('seats')}
        onChange={(event) => type({ seats: event.target.value })}
      />
      <TextField
        label={m.kitchen_table_area()}
        value={typed.area}
        maxLength={40}
        onChange={(event) => type({ area: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={table ? 'primary' : 'secondary'} disabled={isBusy}>
          {table ? m.kitchen_save() : m.kitchen_add_table()}
        </Button>
        {onCancel && <Button onClick={onCancel}>{m.kitchen_cancel()}</Button>}
      </div>
    </form>
  );
};

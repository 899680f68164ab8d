import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { DiningTable } from '../../contract/fields.ts';
import { type KitchenInputs, useKitchenWorld } from '../kitchen-client.ts';
import { useTold } from './use-told.ts';

type TableBody = KitchenInputs['saveTable']['body'];

/** Where guests sit. */
export const Tables = ({ tables }: { readonly tables: readonly DiningTable[] }) => {
  const { client, restaurantId } = useKitchenWorld();
  const save = useTold((body: TableBody) => client.saveTable(newCommand(restaurantId, body)));
  const [name, setName] = useState('');
  const [seats, setSeats] = useState('4');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const made = { name: name.trim(), seats: Number.parseInt(seats, 10), area: null, sortOrder: tables.length };
    save.tell({ tableId: newId(), baseVersion: null, ...made, isArchived: false });
    setName('');
  };
  const seated = Number.parseInt(seats, 10);
  return (
    <section className="mt-10 max-w-xl">
      <h2 className="text-heading">{m.kitchen_tables()}</h2>
      <ul>
        {tables.map(({ id: tableId, version, name: called, seats: places, area, sortOrder }) => (
          <li key={tableId} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <span className="font-medium">{m.kitchen_table_of({ name: called, seats: places })}</span>
            <Button
              kind="row"
              onClick={() => save.tell({ tableId, baseVersion: version, name: called, seats: places, area, sortOrder, isArchived: true })}
            >
              {m.kitchen_put_away({ what: called })}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="mt-4 flex flex-col gap-4">
        <TextField label={m.kitchen_table_name()} value={name} maxLength={20} onChange={(event) => setName(event.target.value)} />
        <TextField
          label={m.kitchen_table_seats()}
          inputMode="numeric"
          value={seats}
          maxLength={3}
          onChange={(event) => setSeats(event.target.value)}
        />
        <Button type="submit" disabled={name.trim() === '' || !(seated >= 1 && seated <= 100) || save.isPending}>
          {m.kitchen_add_table()}
        </Button>
      </form>
      {save.hasFailed && <p role="alert">{m.kitchen_not_saved()}</p>}
    </section>
  );
};

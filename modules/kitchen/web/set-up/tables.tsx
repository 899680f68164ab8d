import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { DiningTable } from '../../contract/fields.ts';
import { type KitchenInputs, useKitchenWorld } from '../kitchen-client.ts';
import { SetUpRow } from './set-up-row.tsx';
import { TableForm, type TableSaid } from './table-form.tsx';
import { useTell } from '../use-tell.ts';

type TableBody = KitchenInputs['saveTable']['body'];

/** Where guests sit. */
export const Tables = ({ tables }: { readonly tables: readonly DiningTable[] }) => {
  const { client, restaurantId } = useKitchenWorld();
  const { tell, isTelling, refused } = useTell({ stale: 'house' });
  const save = async (body: TableBody) => (await tell(client.saveTable(newCommand(restaurantId, body)))) !== null;
  const [changedId, setChangedId] = useState<string | null>(null);
  const add = (said: TableSaid) => save({ ...said, tableId: newId(), baseVersion: null, sortOrder: tables.length, isArchived: false });
  const change = async ({ id: tableId, version, sortOrder }: DiningTable, said: TableSaid) => {
    const isDone = await save({ ...said, tableId, baseVersion: version, sortOrder, isArchived: false });
    if (isDone) setChangedId(null);
    return isDone;
  };
  const putAway = ({ id: tableId, version, ...kept }: DiningTable) => save({ ...kept, tableId, baseVersion: version, isArchived: true });
  return (
    <section className="mt-10 max-w-xl">
      <h2 className="text-heading">{m.kitchen_tables()}</h2>
      {refused !== null && <Banner status="wrong" title={refused} />}
      {tables.length === 0 && <p className="py-3 text-body text-ink-2">{m.kitchen_no_tables()}</p>}
      <ul>
        {tables.map((table) => (
          <SetUpRow
            key={table.id}
            name={table.name}
            isBusy={isTelling}
            onChange={() => setChangedId(table.id)}
            onPutAway={() => void putAway(table)}
          >
            <span className="block font-medium">{m.kitchen_table_of({ name: table.name, seats: table.seats })}</span>
            {table.area !== null && <span className="text-small text-ink-2">{table.area}</span>}
            {changedId === table.id && (
              <TableForm table={table} isBusy={isTelling} onSave={(said) => change(table, said)} onCancel={() => setChangedId(null)} />
            )}
          </SetUpRow>
        ))}
      </ul>
      {changedId === null && <TableForm table={null} isBusy={isTelling} onSave={add} />}
    </section>
  );
};

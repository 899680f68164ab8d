import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { Station } from '../../contract/fields.ts';
import { type KitchenInputs, useKitchenWorld } from '../kitchen-client.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { stationKindWord } from '../words/station-kind-word.ts';
import { SetUpRow } from './set-up-row.tsx';
import { StationForm, type StationSaid } from './station-form.tsx';
import { useTell } from '../use-tell.ts';

type StationBody = KitchenInputs['saveStation']['body'];

/** Where dishes are made, put together and picked up. */
export const Stations = ({ stations }: { readonly stations: readonly Station[] }) => {
  const { client, restaurantId } = useKitchenWorld();
  const { tell, isTelling, refused } = useTell({ stale: 'house' });
  const save = async (body: StationBody) => (await tell(client.saveStation(newCommand(restaurantId, body)))) !== null;
  const nameIn = useNameIn();
  const [changedId, setChangedId] = useState<string | null>(null);
  const add = (said: StationSaid) =>
    save({ ...said, stationId: newId(), baseVersion: null, sortOrder: stations.length, isArchived: false });
  const change = async ({ id: stationId, version, sortOrder }: Station, said: StationSaid) => {
    const { name, nameLocal, kind, categoryIds, dishIds, stage, mode, hasSound } = said;
    const work = { name, nameLocal, kind, categoryIds, dishIds, stage, mode, hasSound };
    const isDone = await save({ ...work, stationId, baseVersion: version, sortOrder, isArchived: false });
    if (isDone) setChangedId(null);
    return isDone;
  };
  const putAway = ({ id: stationId, version, ...kept }: Station) => save({ ...kept, stationId, baseVersion: version, isArchived: true });
  return (
    <section className="mt-8 max-w-xl">
      <h2 className="text-heading">{m.kitchen_stations()}</h2>
      {refused !== null && <Banner status="wrong" title={refused} />}
      {stations.length === 0 && <p className="py-3 text-body text-ink-2">{m.kitchen_no_stations()}</p>}
      <ul>
        {stations.map((station) => (
          <SetUpRow
            key={station.id}
            name={nameIn(station)}
            isBusy={isTelling}
            onChange={() => setChangedId(station.id)}
            onPutAway={() => void putAway(station)}
          >
            <span className="block font-medium">{nameIn(station)}</span>
            <span className="text-small text-ink-2">{stationKindWord(station.kind)}</span>
            {changedId === station.id && (
              <StationForm
                station={station}
                isBusy={isTelling}
                onSave={(said) => change(station, said)}
                onCancel={() => setChangedId(null)}
              />
            )}
          </SetUpRow>
        ))}
      </ul>
      {changedId === null && <StationForm station={null} isBusy={isTelling} onSave={add} />}
    </section>
  );
};

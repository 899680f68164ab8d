import { useState, type FormEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Station } from '../../contract/fields.ts';
import { stationKinds } from '../../rules/routing.ts';
import { type KitchenInputs, useKitchenWorld } from '../kitchen-client.ts';
import { usePadMenu } from '../orders/use-pad-menu.ts';
import { stationKindWord } from '../words/station-kind-word.ts';
import { useTold } from './use-told.ts';

type StationBody = KitchenInputs['saveStation']['body'];

/** Where dishes are made, put together and picked up. */
export const Stations = ({ stations }: { readonly stations: readonly Station[] }) => {
  const { client, restaurantId } = useKitchenWorld();
  const save = useTold((body: StationBody) => client.saveStation(newCommand(restaurantId, body)));
  const isAmharic = useLocale() === 'am';
  return (
    <section className="mt-8 max-w-xl">
      <h2 className="text-heading">{m.kitchen_stations()}</h2>
      <ul>
        {stations.map(({ version, ...station }) => (
          <li key={station.id} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <span>
              <span className="block font-medium">{isAmharic ? (station.nameLocal ?? station.name) : station.name}</span>
              <span className="text-small text-ink-2">{stationKindWord(station.kind)}</span>
            </span>
            <Button
              kind="row"
              onClick={() => {
                const { id: stationId, ...kept } = station;
                save.tell({ ...kept, stationId, baseVersion: version, isArchived: true });
              }}
            >
              {m.kitchen_put_away({ what: station.name })}
            </Button>
          </li>
        ))}
      </ul>
      <NewStation place={stations.length} isBusy={save.isPending} onSave={save.tell} />
      {save.hasFailed && <p role="alert">{m.kitchen_not_saved()}</p>}
    </section>
  );
};

type NewStationProps = { readonly place: number; readonly isBusy: boolean; readonly onSave: (body: StationBody) => void };

const NewStation = ({ place, isBusy, onSave }: NewStationProps) => {
  const [name, setName] = useState('');
  const [nameLocal, setNameLocal] = useState('');
  const [kind, setKind] = useState<Station['kind']>('PREP');
  const [categoryIds, setCategoryIds] = useState<readonly string[]>([]);
  const categories = usePadMenu()?.categories ?? [];
  const save = (event: FormEvent) => {
    event.preventDefault();
    const named = { name: name.trim(), nameLocal: nameLocal.trim() === '' ? null : nameLocal.trim() };
    const work = { kind, categoryIds: [...categoryIds], dishIds: [], stage: 1, mode: 'TICKET' as const, hasSound: true };
    onSave({ stationId: newId(), baseVersion: null, ...named, ...work, sortOrder: place, isArchived: false });
    setName('');
    setNameLocal('');
  };
  return (
    <form onSubmit={save} className="mt-4 flex flex-col gap-4">
      <TextField label={m.kitchen_station_name()} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      <TextField
        label={m.kitchen_station_name_local()}
        value={nameLocal}
        maxLength={60}
        onChange={(event) => setNameLocal(event.target.value)}
      />
      <SelectField
        label={m.kitchen_station_kind()}
        value={kind}
        options={stationKinds.map((value) => ({ value, label: stationKindWord(value) }))}
        onChange={(event) => setKind(event.target.value as Station['kind'])}
      />
      {kind === 'PREP' && categories.length > 0 && (
        <fieldset>
          <legend className="text-small text-ink-2">{m.kitchen_station_headings()}</legend>
          {categories.map(({ id, name: heading }) => (
            <Checkbox
              key={id}
              checked={categoryIds.includes(id)}
              onChange={() => setCategoryIds(categoryIds.includes(id) ? categoryIds.filter((one) => one !== id) : [...categoryIds, id])}
            >
              {heading}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Button type="submit" disabled={name.trim() === '' || isBusy}>
        {m.kitchen_add_station()}
      </Button>
    </form>
  );
};

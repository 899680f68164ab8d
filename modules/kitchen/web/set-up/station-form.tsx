import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Station } from '../../contract/fields.ts';
import { stationKinds } from '../../rules/routing.ts';
import { usePadMenu } from '../orders/use-pad-menu.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { stationKindWord } from '../words/station-kind-word.ts';

/** What somebody says of a station. */
export type StationSaid = Pick<Station, 'name' | 'nameLocal' | 'kind' | 'categoryIds' | 'dishIds' | 'stage' | 'mode' | 'hasSound'>;

const blank: StationSaid = {
  name: '',
  nameLocal: null,
  kind: 'PREP',
  categoryIds: [],
  dishIds: [],
  stage: 1,
  mode: 'TICKET',
  hasSound: true,
};

const stages = ['1', '2', '3', '4'] as const;

const trimmed = (said: StationSaid): StationSaid => {
  const nameLocal = said.nameLocal?.trim() ?? '';
  return { ...said, name: said.name.trim(), nameLocal: nameLocal === '' ? null : nameLocal };
};

export type StationFormProps = {
  /** The station that is changed; null where one is added. */
  readonly station: Station | null;
  readonly isBusy: boolean;
  /** Whether it was done: only then is what was typed let go. */
  readonly onSave: (said: StationSaid) => Promise<boolean>;
  readonly onCancel?: () => void;
};

/** Everything about a station: what it is called, does, and how it works. */
export const StationForm = ({ station, isBusy, onSave, onCancel }: StationFormProps) => {
  const [said, setSaid] = useState<StationSaid>(station ?? blank);
  const say = (changes: Partial<StationSaid>) => setSaid({ ...said, ...changes });
  const { errorAt, submit } = useFaults({ name: said.name.trim() === '' && m.ui_fill_in() });
  const save = async () => {
    if (await onSave(trimmed(said))) setSaid(blank);
  };
  return (
    <form onSubmit={submit(save)} className="mt-4 flex flex-col gap-4">
      <TextField
        label={m.kitchen_station_name()}
        value={said.name}
        maxLength={60}
        error={errorAt('name')}
        onChange={(event) => say({ name: event.target.value })}
      />
      <TextField
        label={m.kitchen_station_name_local()}
        value={said.nameLocal ?? ''}
        maxLength={60}
        onChange={(event) => say({ nameLocal: event.target.value })}
      />
      <SelectField
        label={m.kitchen_station_kind()}
        value={said.kind}
        options={stationKinds.map((value) => ({ value, label: stationKindWord(value) }))}
        onChange={(event) => say({ kind: event.target.value as Station['kind'] })}
      />
      {said.kind === 'PREP' && <WhatComesHere said={said} onSay={say} />}
      <Segment
        label={m.kitchen_station_mode()}
        value={said.mode}
        onChange={(mode) => say({ mode })}
        options={[
          { value: 'TICKET', label: m.kitchen_mode_ticket() },
          { value: 'ITEM', label: m.kitchen_mode_item() },
        ]}
      />
      <Checkbox checked={said.hasSound} onChange={() => say({ hasSound: !said.hasSound })}>
        {m.kitchen_station_sound()}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={station ? 'primary' : 'secondary'} disabled={isBusy}>
          {station ? m.kitchen_save() : m.kitchen_add_station()}
        </Button>
        {onCancel && <Button onClick={onCancel}>{m.kitchen_cancel()}</Button>}
      </div>
    </form>
  );
};

type WhatComesHereProps = { readonly said: StationSaid; readonly onSay: (changes: Partial<StationSaid>) => void };

/** Which headings and dishes come to a station that makes them, and when in their way. */
const WhatComesHere = ({ said, onSay }: WhatComesHereProps) => {
  const { menu } = usePadMenu();
  return (
    <>
      <Ticked
        legend={m.kitchen_station_headings()}
        options={menu?.categories ?? []}
        ticked={said.categoryIds}
        onTick={(categoryIds) => onSay({ categoryIds })}
      />
      <Ticked
        legend={m.kitchen_station_dishes()}
        options={menu?.dishes ?? []}
        ticked={said.dishIds}
        onTick={(dishIds) => onSay({ dishIds })}
      />
      <SelectField
        label={m.kitchen_station_stage()}
        hint={m.kitchen_station_stage_hint()}
        value={String(said.stage)}
        options={stages.map((value) => ({ value, label: value }))}
        onChange={(event) => onSay({ stage: Number(event.target.value) })}
      />
    </>
  );
};

type TickedProps = {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly nameLocal: string | null }[];
  readonly ticked: readonly string[];
  readonly onTick: (ticked: string[]) => void;
};

const Ticked = ({ legend, options, ticked, onTick }: TickedProps) => {
  const nameIn = useNameIn();
  if (options.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-small text-ink-2">{legend}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          checked={ticked.includes(option.id)}
          onChange={() => onTick(ticked.includes(option.id) ? ticked.filter((one) => one !== option.id) : [...ticked, option.id])}
        >
          {nameIn(option)}
        </Checkbox>
      ))}
    </fieldset>
  );
};

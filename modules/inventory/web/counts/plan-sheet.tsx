import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { CountPlan } from '../../contract/count-schemas.ts';
import { countRhythms, type CountRhythm } from '../../rules/count-rhythm.ts';
import { usualThresholds } from '../../rules/count-variance.ts';
import { nameIn } from '../show/item-name.ts';
import { usePlaces } from '../stock/use-places.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import { countRhythmWord } from '../words/count-words.ts';
import { useCountStep } from './use-count-step.ts';

export type PlanSheetProps = { readonly onClose: () => void; readonly onBegin: (plan: CountPlan) => void };

/** What is counted where: for this time only, or as a plan that comes round. */
export const PlanSheet = ({ onClose, onBegin }: PlanSheetProps) => {
  const locale = useLocale();
  const { currency } = useRestaurant();
  const { client, restaurantId } = useInventoryWorld();
  const { storageAreas } = usePlaces();
  const { step, isBusy } = useCountStep();
  const [name, setName] = useState('');
  const [areaIds, setAreaIds] = useState<readonly string[]>([]);
  const [isBlind, setIsBlind] = useState(true);
  const [isOpenToKitchen, setIsOpenToKitchen] = useState(true);
  const [rhythm, setRhythm] = useState<CountRhythm | ''>('');
  const { shareBps, withMinor, aloneMinor } = usualThresholds[currency];
  const plan: CountPlan = {
    name: name.trim() || m.inventory_counts_usual_name(),
    storageAreaIds: [...areaIds],
    categoryIds: [],
    isKeyItemsOnly: false,
    isBlind,
    isOpenToKitchen,
    threshold: { shareBps, withMinor: withMinor.toString(), aloneMinor: aloneMinor.toString() },
  };
  const toggle = (id: string) => setAreaIds(areaIds.includes(id) ? areaIds.filter((one) => one !== id) : [...areaIds, id]);
  const save = async (chosen: CountRhythm) => {
    const body = { ...plan, templateId: newId(), baseVersion: null, rhythm: chosen, timing: 'END' as const };
    if (await step(client.saveCountTemplate(newCommand(restaurantId, body)))) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.inventory_counts_new()}
      actions={
        <Button
          kind="primary"
          busyLabel={isBusy ? m.inventory_counts_working() : undefined}
          onClick={() => {
            if (rhythm !== '') return void save(rhythm);
            onClose();
            onBegin(plan);
          }}
        >
          {rhythm === '' ? m.inventory_counts_start() : m.inventory_counts_save_plan()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField label={m.inventory_counts_name()} value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-small text-ink-2">{m.inventory_counts_where()}</legend>
          {storageAreas.map((area) => (
            <Checkbox key={area.id} checked={areaIds.includes(area.id)} onChange={() => toggle(area.id)}>
              {nameIn(area, locale)}
            </Checkbox>
          ))}
        </fieldset>
        <Checkbox checked={isBlind} onChange={() => setIsBlind(!isBlind)}>
          {m.inventory_counts_blind()}
        </Checkbox>
        <Checkbox checked={isOpenToKitchen} onChange={() => setIsOpenToKitchen(!isOpenToKitchen)}>
          {m.inventory_counts_open_to_kitchen()}
        </Checkbox>
        <SelectField
          label={m.inventory_counts_rhythm()}
          value={rhythm}
          onChange={(event) => setRhythm(event.target.value as CountRhythm | '')}
          options={[
            { value: '', label: m.inventory_counts_once() },
            ...countRhythms.map((one) => ({ value: one, label: countRhythmWord(one) })),
          ]}
        />
      </div>
    </Sheet>
  );
};

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { countRhythms } from '../../rules/count-rhythm.ts';
import { nameIn } from '../show/item-name.ts';
import { usePlaces } from '../stock/use-places.ts';
import { countRhythmWord } from '../words/count-words.ts';
import { type PlanForm, toggled } from './plan-form.ts';

export type PlanFieldsProps = { readonly form: PlanForm; readonly set: (change: Partial<PlanForm>) => void };

/** Where is counted, and what there. */
export const ScopeFields = ({ form, set, keyItemCount }: PlanFieldsProps & { readonly keyItemCount: number }) => {
  const { storageAreas, categories } = usePlaces();
  return (
    <>
      <PlaceChoice
        legend={m.inventory_counts_where()}
        places={storageAreas}
        chosen={form.storageAreaIds}
        onToggle={(id) => set({ storageAreaIds: toggled(form.storageAreaIds, id) })}
      />
      <PlaceChoice
        legend={m.inventory_counts_categories()}
        places={categories}
        chosen={form.categoryIds}
        onToggle={(id) => set({ categoryIds: toggled(form.categoryIds, id) })}
      />
      <div className="flex flex-col gap-1">
        <Checkbox checked={form.isKeyItemsOnly} onChange={() => set({ isKeyItemsOnly: !form.isKeyItemsOnly })}>
          {m.inventory_counts_key_items_only()}
        </Checkbox>
        <p className="text-small text-ink-2">{m.inventory_counts_key_items({ count: String(keyItemCount) })}</p>
      </div>
    </>
  );
};

type Place = { readonly id: string; readonly name: string; readonly nameLocal: string | null };

type PlaceChoiceProps = {
  readonly legend: string;
  readonly places: readonly Place[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
};

const PlaceChoice = ({ legend, places, chosen, onToggle }: PlaceChoiceProps) => {
  const locale = useLocale();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-small text-ink-2">{legend}</legend>
      {places.map((place) => (
        <Checkbox key={place.id} checked={chosen.includes(place.id)} onChange={() => onToggle(place.id)}>
          {nameIn(place, locale)}
        </Checkbox>
      ))}
    </fieldset>
  );
};

/** How often, when in the day, and who may know and begin what. */
export const RoundFields = ({ form, set, isKept }: PlanFieldsProps & { readonly isKept: boolean }) => (
  <>
    <Checkbox checked={form.isBlind} onChange={() => set({ isBlind: !form.isBlind })}>
      {m.inventory_counts_blind()}
    </Checkbox>
    <Checkbox checked={form.isOpenToKitchen} onChange={() => set({ isOpenToKitchen: !form.isOpenToKitchen })}>
      {m.inventory_counts_open_to_kitchen()}
    </Checkbox>
    <SelectField
      label={m.inventory_counts_rhythm()}
      value={form.rhythm}
      onChange={(event) => set({ rhythm: countRhythms.find((one) => one === event.target.value) ?? '' })}
      options={[
        ...(isKept ? [] : [{ value: '', label: m.inventory_counts_once() }]),
        ...countRhythms.map((one) => ({ value: one, label: countRhythmWord(one) })),
      ]}
    />
    {form.rhythm !== '' && (
      <Segment
        label={m.inventory_counts_timing()}
        value={form.timing}
        onChange={(timing) => set({ timing })}
        options={[
          { value: 'START', label: m.inventory_counts_timing_start() },
          { value: 'END', label: m.inventory_counts_timing_end() },
        ]}
      />
    )}
  </>
);

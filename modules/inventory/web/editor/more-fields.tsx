import { ChevronRight } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { allergenCodes, allergenState, allergenStates, othersFree, type Allergens } from '../../rules/allergen.ts';
import { inventoryLimits } from '../../rules/limits.ts';
import { measurementUnitCodes, measurementUnits } from '../../rules/unit.ts';
import { allergenStateWord, allergenWord } from '../words/allergen-word.ts';
import { unitWord } from '../words/unit-word.ts';
import type { ItemFormState } from './use-item-form.ts';

const pieceUnits = measurementUnitCodes.filter((unit) => measurementUnits[unit].dimension !== 'COUNT');

const fastingAnswer = (isFasting: boolean | null): string => (isFasting === null ? 'unsaid' : isFasting ? 'yes' : 'no');

/** What the form holds, how it is changed, and what is wrong. */
export type MoreFieldsProps = { readonly state: Pick<ItemFormState, 'form' | 'set' | 'errorAt'> };

/** What few items need, or what is filled in later: the bridges between measures, and the allergens. */
export const MoreFields = ({ state: { form, set, errorAt } }: MoreFieldsProps) => (
  <details
    className="group border-y border-line"
    open={errorAt('densityGPerMl') !== undefined || errorAt('eachMeasure') !== undefined || undefined}
  >
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-body font-medium focus-ring">
      <ChevronRight className="size-4 group-open:rotate-90" aria-hidden />
      {m.inventory_editor_more()}
    </summary>
    <div className="flex flex-col gap-5 pb-5">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label={m.inventory_editor_density()}
          inputMode="decimal"
          value={form.density}
          error={errorAt('densityGPerMl')}
          onChange={(event) => set({ density: event.target.value })}
        />
        <div className="grid grid-cols-[1fr_7rem] gap-3">
          <TextField
            label={m.inventory_editor_each()}
            inputMode="decimal"
            value={form.eachQuantity}
            error={errorAt('eachMeasure')}
            onChange={(event) => set({ eachQuantity: event.target.value })}
          />
          <SelectField
            label={m.inventory_editor_unit()}
            value={form.eachUnit}
            options={pieceUnits.map((unit) => ({ value: unit, label: unitWord(unit, 1) }))}
            onChange={(event) => set({ eachUnit: pieceUnits.find((unit) => unit === event.target.value) ?? form.eachUnit })}
          />
        </div>
      </div>
      <SelectField
        label={m.inventory_column_fasting()}
        hint={m.inventory_editor_fasting_hint()}
        value={fastingAnswer(form.isFasting)}
        options={[
          { value: 'unsaid', label: m.inventory_fasting_unsaid() },
          { value: 'yes', label: m.inventory_yes() },
          { value: 'no', label: m.inventory_no() },
        ]}
        onChange={({ target }) => set({ isFasting: target.value === 'unsaid' ? null : target.value === 'yes' })}
      />
      <AllergenFields allergens={form.allergens} onChange={(allergens) => set({ allergens })} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextArea
          label={m.inventory_editor_made_of()}
          hint={m.inventory_editor_made_of_hint()}
          rows={3}
          lang="en"
          maxLength={inventoryLimits.madeOfLengthMax}
          value={form.madeOf}
          onChange={({ target }) => set({ madeOf: target.value })}
        />
        <TextArea
          label={m.inventory_editor_made_of_local()}
          rows={3}
          lang="am"
          maxLength={inventoryLimits.madeOfLengthMax}
          value={form.madeOfLocal}
          onChange={({ target }) => set({ madeOfLocal: target.value })}
        />
      </div>
    </div>
  </details>
);

type AllergenFieldsProps = { readonly allergens: Allergens; readonly onChange: (allergens: Allergens) => void };

/** What is known of each allergen; whoever has read the label says of all others at once that they are not in it. */
const AllergenFields = ({ allergens, onChange }: AllergenFieldsProps) => {
  const all = othersFree(allergens);
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="grid w-full gap-x-8 gap-y-3 md:grid-cols-2">
        {allergenCodes.map((code) => (
          <SelectField
            key={code}
            label={allergenWord(code)}
            value={allergenState(allergens, code)}
            options={allergenStates.map((state) => ({ value: state, label: allergenStateWord(state) }))}
            onChange={({ target }) => onChange({ ...allergens, [code]: allergenStates.find((one) => one === target.value) ?? 'UNKNOWN' })}
          />
        ))}
      </div>
      {all && <Button onClick={() => onChange(all)}>{m.inventory_editor_others_free()}</Button>}
    </div>
  );
};

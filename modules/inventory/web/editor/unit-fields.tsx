import { m } from '../../../../generated/messages/web/messages.js';
import { Segment } from '../../../../ui/segment.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { FieldErrorText } from '../../../../ui/field-error.tsx';
import { inventoryLimits } from '../../rules/limits.ts';
import { baseUnitCodes, measurementUnitCodes, measurementUnits, type BaseUnitCode, type UnitCode } from '../../rules/unit.ts';
import { unitWord } from '../words/unit-word.ts';
import { PackBuilder } from './pack-builder.tsx';
import type { ItemFormState } from './use-item-form.ts';

const baseWords: Readonly<Record<BaseUnitCode, () => string>> = {
  g: m.inventory_editor_base_g,
  ml: m.inventory_editor_base_ml,
  each: m.inventory_editor_base_each,
};

const usualCount: Readonly<Record<BaseUnitCode, UnitCode>> = { g: 'kg', ml: 'l', each: 'each' };

/** What it is measured in, how it comes, and what it is counted in. */
export const UnitFields = ({ state }: { readonly state: ItemFormState }) => {
  const { form, set, errorAt } = state;
  const { dimension } = measurementUnits[form.baseUnit];
  const measures = measurementUnitCodes.filter((unit) => measurementUnits[unit].dimension === dimension);
  const choices: readonly UnitCode[] = [...form.pack.map(({ unit }) => unit), ...measures];
  const baseError = errorAt('baseUnit');
  const countError = errorAt('countUnits');
  const toggle = (unit: UnitCode) =>
    set({ countUnits: form.countUnits.includes(unit) ? form.countUnits.filter((one) => one !== unit) : [...form.countUnits, unit] });
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span className="text-small font-medium">{m.inventory_editor_base_unit()}</span>
        <Segment
          label={m.inventory_editor_base_unit()}
          value={form.baseUnit}
          options={baseUnitCodes.map((unit) => ({ value: unit, label: baseWords[unit]() }))}
          onChange={(baseUnit) => set({ baseUnit, countUnits: [...form.pack.map(({ unit }) => unit).slice(-1), usualCount[baseUnit]] })}
        />
        {baseError && <FieldErrorText error={baseError} />}
      </div>
      <PackBuilder state={state} />
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-small font-medium">{m.inventory_editor_count_units()}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map((unit) => {
            const place = form.countUnits.indexOf(unit);
            const isFull = place === -1 && form.countUnits.length >= inventoryLimits.countUnitsMax;
            return isFull ? null : (
              <Chip key={unit} pressed={place !== -1} onPress={() => toggle(unit)} {...(place !== -1 && { count: String(place + 1) })}>
                {unitWord(unit, 1)}
              </Chip>
            );
          })}
        </div>
        {countError ? (
          <FieldErrorText error={countError} />
        ) : (
          <p className="text-small text-ink-3">{m.inventory_editor_count_units_hint()}</p>
        )}
      </fieldset>
    </>
  );
};

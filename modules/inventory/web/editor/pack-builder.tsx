import { Plus, Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity } from '../../../../kit/quantity.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { inventoryLimits } from '../../rules/limits.ts';
import { containerUnitCodes, type ContainerUnitCode } from '../../rules/unit.ts';
import { packInWords } from '../show/pack-in-words.ts';
import { unitWord } from '../words/unit-word.ts';
import type { ItemForm } from './item-form.ts';
import { bareSizeText } from './read-back.ts';
import type { ItemFormState } from './use-item-form.ts';

type Link = ItemForm['pack'][number];

/** Whether a size has its own unit typed beside it. */
const isWithUnit = (per: string): boolean => /[^\d.,\s]/.test(per);

/** Case of 6 tins of 2.5 kg: one line a container, from the outside in, read back in words. */
export const PackBuilder = ({ state }: { readonly state: ItemFormState }) => {
  const { form, set, errorAt, reading } = state;
  const { pack } = form;
  const error = errorAt('packChain');
  // What is wrong with the chain stands beside a link without a size, or beside the innermost.
  const sizeless = reading.units.packChain.findIndex(({ per }) => per <= noQuantity);
  const wrongAt = sizeless === -1 ? pack.length - 1 : sizeless;
  const isWhole = pack.length > 0 && reading.units.packChain.every(({ per }) => per > noQuantity);
  const free = containerUnitCodes.filter((unit) => pack.every((link) => link.unit !== unit));
  const change = (index: number, next: Partial<Link>) => {
    const before = pack[index];
    const countUnits = before && next.unit ? form.countUnits.filter((unit) => unit !== before.unit) : form.countUnits;
    set({ pack: pack.map((link, at) => (at === index ? { ...link, ...next } : link)), countUnits });
  };
  const remove = (index: number) =>
    set({ pack: pack.filter((_, at) => at !== index), countUnits: form.countUnits.filter((unit) => unit !== pack[index]?.unit) });
  const add = (unit: ContainerUnitCode) =>
    set({ pack: [...pack, { unit, per: '' }], countUnits: [unit, ...form.countUnits].slice(0, inventoryLimits.countUnitsMax) });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-small font-medium">{m.inventory_editor_pack()}</legend>
      {pack.map((link, index) => {
        const inner = pack[index + 1];
        return (
          <div key={`${index} ${link.unit}`} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <SelectField
              label={m.inventory_editor_unit()}
              value={link.unit}
              options={[link.unit, ...free].map((unit) => ({ value: unit, label: unitWord(unit, 1) }))}
              onChange={(event) => change(index, { unit: free.find((unit) => unit === event.target.value) ?? link.unit })}
            />
            <TextField
              label={m.inventory_editor_pack_holds()}
              value={link.per}
              inputMode={inner ? 'decimal' : 'text'}
              hint={inner ? undefined : bareSizeText(form, reading.units)}
              error={index === wrongAt ? error : undefined}
              trailing={inner ? unitWord(inner.unit, 2) : isWithUnit(link.per) ? undefined : unitWord(form.baseUnit, 2)}
              onChange={(event) => change(index, { per: event.target.value })}
            />
            <IconButton
              className="mt-6"
              label={m.inventory_editor_pack_remove({ unit: unitWord(link.unit, 1) })}
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      <p aria-live="polite" className="text-small text-ink-2">
        {isWhole ? m.inventory_editor_pack_reads({ words: packInWords(reading.units) }) : m.inventory_editor_pack_hint()}
      </p>
      {pack.length < inventoryLimits.packLinksMax && free[0] && (
        <Button
          kind="row"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => add(pack.length === 0 ? 'case' : (free.find((unit) => unit === 'tin') ?? 'bag'))}
        >
          {m.inventory_editor_pack_add()}
        </Button>
      )}
    </fieldset>
  );
};

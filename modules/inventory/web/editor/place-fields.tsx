import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useInventoryCommands } from '../inventory-commands.ts';
import { focusOnMount } from '../show/focus-on-mount.ts';
import { nameIn } from '../show/item-name.ts';
import { usePlaces } from '../stock/use-places.ts';
import type { ItemForm } from './item-form.ts';

export type PlaceFieldsProps = {
  readonly form: Pick<ItemForm, 'categoryId' | 'storageAreaIds'>;
  readonly set: (change: Partial<ItemForm>) => void;
};

/** Under which heading, and where it stands; what is missing is made here. */
export const PlaceFields = ({ form, set }: PlaceFieldsProps) => {
  const locale = useLocale();
  const commands = useInventoryCommands();
  const { categories, storageAreas } = usePlaces();
  const { categoryId, storageAreaIds } = form;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="flex flex-col gap-2">
        <SelectField
          label={m.inventory_column_category()}
          value={categoryId}
          options={[
            { value: '', label: m.inventory_editor_none() },
            ...categories.map((category) => ({ value: category.id, label: nameIn(category, locale) })),
          ]}
          onChange={(event) => set({ categoryId: event.target.value })}
        />
        <NewPlace
          label={m.inventory_editor_new_category()}
          onAdd={async (name) => set({ categoryId: await commands.createCategory(name) })}
        />
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-small font-medium">{m.inventory_column_storage_area()}</legend>
        <div className="flex flex-wrap gap-2">
          {storageAreas.map((area) => {
            const isIn = storageAreaIds.includes(area.id);
            return (
              <Chip
                key={area.id}
                pressed={isIn}
                onPress={() => set({ storageAreaIds: isIn ? storageAreaIds.filter((id) => id !== area.id) : [...storageAreaIds, area.id] })}
              >
                {nameIn(area, locale)}
              </Chip>
            );
          })}
        </div>
        <NewPlace
          label={m.inventory_editor_new_area()}
          onAdd={async (name) => set({ storageAreaIds: [...storageAreaIds, await commands.createStorageArea(name)] })}
        />
      </fieldset>
    </div>
  );
};

type NewPlaceProps = { readonly label: string; readonly onAdd: (name: string) => Promise<void> };

/** One line that makes a heading or a place without leaving the form. */
const NewPlace = ({ label, onAdd }: NewPlaceProps) => {
  const [name, setName] = useState<string>();
  if (name === undefined) {
    return (
      <button type="button" onClick={() => setName('')} className="text-link self-start text-small focus-ring touch:min-h-11">
        {label}
      </button>
    );
  }
  const add = async () => {
    if (name.trim() === '') return;
    await onAdd(name.trim());
    setName(undefined);
  };
  return (
    <span className="flex items-end gap-2">
      <TextField
        label={label}
        fieldClassName="flex-1"
        ref={focusOnMount}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
      />
      <Button onClick={() => void add()}>{m.inventory_editor_add()}</Button>
    </span>
  );
};

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { storageKinds } from '../../contract/item-schemas.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import { nameIn } from '../show/item-name.ts';
import { usePlaces } from '../stock/use-places.ts';
import { storageKindWord, type StorageKind } from '../words/storage-kind-word.ts';
import type { ItemForm } from './item-form.ts';
import { NewPlace } from './new-place.tsx';

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
  const [kind, setKind] = useState<StorageKind>('DRY');
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
          onAdd={async (name) => set({ storageAreaIds: [...storageAreaIds, await commands.createStorageArea(name, kind)] })}
        >
          <SelectField
            label={m.inventory_editor_area_kind()}
            value={kind}
            options={storageKinds.map((one) => ({ value: one, label: storageKindWord(one) }))}
            onChange={(event) => setKind(storageKinds.find((one) => one === event.target.value) ?? kind)}
          />
        </NewPlace>
      </fieldset>
    </div>
  );
};

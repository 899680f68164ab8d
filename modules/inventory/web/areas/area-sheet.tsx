import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { storageKinds } from '../../contract/item-schemas.ts';
import { inventoryLimits } from '../../rules/limits.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import { nameIn } from '../show/item-name.ts';
import { storageKindWord, type StorageKind } from '../words/storage-kind-word.ts';
import { useAreaCommands } from './use-area-commands.ts';

type Area = { readonly id: string; readonly name: string; readonly nameLocal: string | null; readonly kind: StorageKind };

export type AreaSheetProps = { readonly area: Area | undefined; readonly onClose: () => void };

/** The name of an area's form, and of the one for a new area. */
export const areaForm = (areaId: string | undefined): string => `inventory.area ${areaId ?? 'new'}`;

type Fields = { readonly name: string; readonly nameLocal: string; readonly kind: StorageKind };

const fieldsOf = (area: Area | undefined): Fields => ({
  name: area?.name ?? '',
  nameLocal: area?.nameLocal ?? '',
  kind: area?.kind ?? 'DRY',
});

/** What a storage area is called, and how it keeps what is in it. */
export const AreaSheet = ({ area, onClose }: AreaSheetProps) => {
  const locale = useLocale();
  const { createStorageArea } = useInventoryCommands();
  const { update } = useAreaCommands();
  const kept = useKept(areaForm(area?.id), fieldsOf(area));
  const { name, nameLocal, kind } = kept.values;
  const change = (next: Partial<Fields>) => kept.set({ ...kept.values, ...next });
  const { errorAt, send } = useFaults({ name: name.trim() === '' && m.ui_fill_in() });
  const close = () => {
    kept.forget();
    onClose();
  };
  const save = async () => {
    const words = { name: name.trim(), nameLocal: nameLocal.trim() || null, kind };
    if (area) await update({ storageAreaId: area.id, ...words }, kept.typed());
    else await createStorageArea(words.name, kind, kept.typed());
    close();
  };
  return (
    <Sheet
      open
      onClose={close}
      title={area ? m.inventory_areas_rename({ name: nameIn(area, locale) }) : m.inventory_areas_add()}
      actions={
        <Button kind="primary" onClick={() => send(() => void save())}>
          {m.inventory_areas_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={m.inventory_areas_name()}
          value={name}
          error={errorAt('name')}
          maxLength={inventoryLimits.nameLengthMax}
          onChange={(event) => change({ name: event.target.value })}
        />
        {area && (
          <TextField
            label={m.inventory_areas_name_local()}
            value={nameLocal}
            maxLength={inventoryLimits.nameLengthMax}
            onChange={(event) => change({ nameLocal: event.target.value })}
          />
        )}
        <SelectField
          label={m.inventory_areas_kind()}
          value={kind}
          onChange={(event) => change({ kind: event.target.value as StorageKind })}
          options={storageKinds.map((one) => ({ value: one, label: storageKindWord(one) }))}
        />
      </div>
    </Sheet>
  );
};

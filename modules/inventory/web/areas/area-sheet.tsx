import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { storageKinds } from '../../contract/item-schemas.ts';
import { inventoryLimits } from '../../rules/limits.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import { storageKindWord, type StorageKind } from '../words/storage-kind-word.ts';
import { useAreaCommands } from './use-area-commands.ts';

type Area = { readonly id: string; readonly name: string; readonly nameLocal: string | null; readonly kind: StorageKind };

export type AreaSheetProps = { readonly area: Area | undefined; readonly onClose: () => void };

/** What a storage area is called, and how it keeps what is in it. */
export const AreaSheet = ({ area, onClose }: AreaSheetProps) => {
  const { createStorageArea } = useInventoryCommands();
  const { update } = useAreaCommands();
  const [name, setName] = useState(area?.name ?? '');
  const [nameLocal, setNameLocal] = useState(area?.nameLocal ?? '');
  const [kind, setKind] = useState<StorageKind>(area?.kind ?? 'DRY');
  const save = async () => {
    if (area) await update({ storageAreaId: area.id, name: name.trim(), nameLocal: nameLocal.trim() || null, kind });
    else await createStorageArea(name.trim(), kind);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={area ? m.inventory_areas_rename({ name: area.name }) : m.inventory_areas_add()}
      actions={
        <Button kind="primary" disabled={name.trim() === ''} onClick={() => void save()}>
          {m.inventory_areas_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={m.inventory_areas_name()}
          value={name}
          maxLength={inventoryLimits.nameLengthMax}
          onChange={(event) => setName(event.target.value)}
        />
        {area && (
          <TextField
            label={m.inventory_areas_name_local()}
            value={nameLocal}
            maxLength={inventoryLimits.nameLengthMax}
            onChange={(event) => setNameLocal(event.target.value)}
          />
        )}
        <SelectField
          label={m.inventory_areas_kind()}
          value={kind}
          onChange={(event) => setKind(event.target.value as StorageKind)}
          options={storageKinds.map((one) => ({ value: one, label: storageKindWord(one) }))}
        />
      </div>
    </Sheet>
  );
};

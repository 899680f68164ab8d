import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { TempUnit } from '../../contract/equipment.contract.ts';
import { taskLimits } from '../../rules/check-item.ts';
import { unitKinds } from '../../rules/temp-unit.ts';
import type { TasksClient } from '../tasks-client.ts';
import { useTell } from '../use-tell.ts';
import { unitKindWord } from '../words/food-words.ts';

const send = (client: TasksClient) => client.saveUnit;

const textOrNull = (text: string): string | null => text.trim() || null;

export type UnitSheetProps = { readonly unit: TempUnit | null; readonly onClose: () => void };

/** Writes down a fridge, a freezer or what keeps food hot. */
export const UnitSheet = ({ unit, onClose }: UnitSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const [unitId] = useState(() => unit?.id ?? newId());
  const [kind, setKind] = useState(unit?.kind ?? 'FRIDGE');
  const [name, setName] = useState(unit?.name ?? '');
  const [nameLocal, setNameLocal] = useState(unit?.nameLocal ?? '');
  const [limit, setLimit] = useState(unit?.ownLimit ?? '');
  const [reason, setReason] = useState(unit?.limitReason ?? '');
  const save = async (isAway: boolean) => {
    if (name.trim() === '') return;
    const ownLimit = textOrNull(limit.replace(',', '.').replace('−', '-'));
    const named = { name: name.trim(), nameLocal: textOrNull(nameLocal), ownLimit, limitReason: textOrNull(reason) };
    if (await tell(send, { unitId, baseVersion: unit?.version ?? null, kind, ...named, isAway })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={unit?.name ?? m.tasks_unit_new()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.tasks_saving() : undefined} onClick={() => void save(false)}>
          {unit?.isAway ? m.tasks_unit_back() : m.tasks_unit_save()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && refused.field !== 'ownLimit' && <Banner status="wrong" title={refused.words} />}
        <SelectField
          label={m.tasks_unit_kind()}
          value={kind}
          options={unitKinds.map((value) => ({ value, label: unitKindWord(value) }))}
          onChange={({ target }) => setKind(unitKinds.find((one) => one === target.value) ?? kind)}
        />
        <TextField
          label={m.tasks_list_name()}
          maxLength={taskLimits.labelLengthMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={m.tasks_list_name_local()}
          maxLength={taskLimits.labelLengthMax}
          value={nameLocal}
          onChange={({ target }) => setNameLocal(target.value)}
        />
        <TextField
          label={m.tasks_unit_limit()}
          inputMode="text"
          maxLength={taskLimits.readingLengthMax}
          value={limit}
          error={refused?.field === 'ownLimit' ? { message: refused.words } : undefined}
          onChange={({ target }) => setLimit(target.value)}
        />
        {limit.trim() !== '' && (
          <TextField
            label={m.tasks_unit_limit_reason()}
            maxLength={taskLimits.noteLengthMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {unit && !unit.isAway && (
          <Button kind="quiet" className="self-start" onClick={() => void save(true)}>
            {m.tasks_unit_away()}
          </Button>
        )}
      </div>
    </Sheet>
  );
};

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
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

type UnitForm = Pick<TempUnit, 'kind'> & {
  readonly name: string;
  readonly nameLocal: string;
  readonly limit: string;
  readonly reason: string;
};

const formOf = (unit: TempUnit | null): UnitForm =>
  unit === null
    ? { kind: 'FRIDGE', name: '', nameLocal: '', limit: '', reason: '' }
    : { kind: unit.kind, name: unit.name, nameLocal: unit.nameLocal ?? '', limit: unit.ownLimit ?? '', reason: unit.limitReason ?? '' };

const fieldsOf = ({ kind, name, nameLocal, limit, reason }: UnitForm) => ({
  kind,
  name: name.trim(),
  nameLocal: textOrNull(nameLocal),
  ownLimit: textOrNull(limit.replace(',', '.').replace('−', '-')),
  limitReason: textOrNull(reason),
});

export type UnitSheetProps = { readonly unit: TempUnit | null; readonly onClose: () => void };

/** Over the version that was seen. */
const draftName = (unit: UnitSheetProps['unit']): string => (unit ? `tasks.unit ${unit.id} ${unit.version}` : 'tasks.unit new');

/** Writes down a fridge, a freezer or what keeps food hot. */
export const UnitSheet = ({ unit, onClose }: UnitSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const [unitId] = useState(() => unit?.id ?? newId());
  const kept = useKept(draftName(unit), formOf(unit));
  const { values: form, set: setForm } = kept;
  const save = async (isAway: boolean) => {
    if (form.name.trim() === '') return;
    if (await tell(send, { unitId, baseVersion: unit?.version ?? null, ...fieldsOf(form), isAway })) {
      kept.forget();
      onClose();
    }
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
        <UnitFields form={form} limitFault={refused?.field === 'ownLimit' ? refused.words : null} onChange={setForm} />
        {unit && !unit.isAway && (
          <Button kind="quiet" className="self-start" onClick={() => void save(true)}>
            {m.tasks_unit_away()}
          </Button>
        )}
      </div>
    </Sheet>
  );
};

type UnitFieldsProps = { readonly form: UnitForm; readonly limitFault: string | null; readonly onChange: (form: UnitForm) => void };

const UnitFields = ({ form, limitFault, onChange }: UnitFieldsProps) => (
  <>
    <SelectField
      label={m.tasks_unit_kind()}
      value={form.kind}
      options={unitKinds.map((value) => ({ value, label: unitKindWord(value) }))}
      onChange={({ target }) => onChange({ ...form, kind: unitKinds.find((one) => one === target.value) ?? form.kind })}
    />
    <TextField
      label={m.tasks_list_name()}
      maxLength={taskLimits.labelLengthMax}
      value={form.name}
      onChange={({ target }) => onChange({ ...form, name: target.value })}
    />
    <TextField
      label={m.tasks_list_name_local()}
      maxLength={taskLimits.labelLengthMax}
      value={form.nameLocal}
      onChange={({ target }) => onChange({ ...form, nameLocal: target.value })}
    />
    <TextField
      label={m.tasks_unit_limit()}
      inputMode="text"
      maxLength={taskLimits.readingLengthMax}
      value={form.limit}
      error={limitFault === null ? undefined : { message: limitFault }}
      onChange={({ target }) => onChange({ ...form, limit: target.value })}
    />
    {form.limit.trim() !== '' && (
      <TextField
        label={m.tasks_unit_limit_reason()}
        maxLength={taskLimits.noteLengthMax}
        value={form.reason}
        onChange={({ target }) => onChange({ ...form, reason: target.value })}
      />
    )}
  </>
);

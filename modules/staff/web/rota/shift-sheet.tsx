import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ClockField } from '../../../../ui/when/clock-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import type { StaffPerson, WorkRole } from '../../contract/fields.ts';
import type { Shift } from '../../contract/rota-fields.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { readShiftForm, shiftFaults, shiftFormOf, type ShiftForm } from './shift-form.ts';

const send = (client: StaffClient) => client.saveShift;
const sendOff = (client: StaffClient) => client.cancelShift;

export type ShiftSheetProps = {
  /** The shift that is changed, or the day that a new one is for. */
  readonly of: Shift | { readonly day: string };
  readonly people: readonly StaffPerson[];
  readonly workRoles: readonly WorkRole[];
  readonly timeZone: string;
  readonly onClose: () => void;
};

const blank: ShiftForm = { userId: '', workRoleId: '', day: '', from: '10:00', to: '18:00', breakMinutes: '30', note: '', isPinned: false };

/** Over the version that was seen, or for a new one of a day. */
const draftName = (of: ShiftSheetProps['of']): string => ('id' in of ? `staff.shift ${of.id} ${of.version}` : `staff.shift new ${of.day}`);

/** A shift with its times: what dragging does, by keyboard and thumb, and everything that can't be dragged. */
export const ShiftSheet = ({ of, people, workRoles, timeZone, onClose }: ShiftSheetProps) => {
  const known = 'id' in of ? of : null;
  const { tell, isTelling, refused } = useTell();
  const [shiftId] = useState(() => known?.id ?? newId());
  const living = workRoles.filter(({ id, isArchived }) => !isArchived || id === known?.workRoleId);
  const start = known ? shiftFormOf(known, timeZone) : { ...blank, day: of.day, workRoleId: living[0]?.id ?? '' };
  const kept = useKept<ShiftForm>(draftName(of), start);
  const { values: form } = kept;
  const done = () => {
    kept.forget();
    onClose();
  };
  const change = (said: Partial<ShiftForm>) => kept.set({ ...form, ...said });
  const said = readShiftForm(form, known, timeZone);
  const { errorAt, send: sendForm } = useFaults(shiftFaults(form));
  const save = async () => {
    const seen = { shiftId, baseVersion: known?.version ?? null, isPinned: form.isPinned };
    if (said && (await tell(send, { ...seen, ...said }))) done();
  };
  const takeOff = async () => {
    if (known && (await tell(sendOff, { shiftId: known.id, baseVersion: known.version }))) done();
  };
  const busyLabel = isTelling ? m.staff_saving() : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={known ? m.staff_shift() : m.staff_shift_add()}
      actions={
        <>
          <Button kind="primary" busyLabel={busyLabel} onClick={() => sendForm(save)}>
            {m.staff_shift_save()}
          </Button>
          {known && !known.isCancelled && (
            <Button kind="quiet" busyLabel={busyLabel} onClick={() => void takeOff()}>
              {m.staff_shift_take_off()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && <Banner status="wrong" title={refused.words} />}
        <WhoAndWhat form={form} workError={errorAt('workRoleId')} people={people} workRoles={living} onChange={change} />
        <DayField label={m.staff_day()} value={form.day} error={errorAt('day')} onChange={(day) => change({ day })} />
        <ClockField label={m.staff_starts()} value={form.from} error={errorAt('from')} onChange={(from) => change({ from })} />
        <ClockField label={m.staff_ends()} value={form.to} error={errorAt('to')} onChange={(to) => change({ to })} />
        <TextField
          label={m.staff_break_minutes()}
          hint={m.staff_break_hint()}
          inputMode="numeric"
          value={form.breakMinutes}
          error={errorAt('breakMinutes')}
          onChange={({ target }) => change({ breakMinutes: target.value })}
        />
        <TextField label={m.staff_note()} maxLength={300} value={form.note} onChange={({ target }) => change({ note: target.value })} />
        <Checkbox checked={form.isPinned} onChange={() => change({ isPinned: !form.isPinned })}>
          {m.staff_pinned()}
        </Checkbox>
      </div>
    </Sheet>
  );
};

type WhoAndWhatProps = Pick<ShiftSheetProps, 'people' | 'workRoles'> & {
  readonly form: ShiftForm;
  readonly workError: FieldError | undefined;
  readonly onChange: (said: Partial<ShiftForm>) => void;
};

const WhoAndWhat = ({ form, workError, people, workRoles, onChange }: WhoAndWhatProps) => {
  const language = useLocale();
  // Whoever can do the work stands first.
  const able = people.filter(({ workRoleIds }) => workRoleIds.includes(form.workRoleId));
  const others = people.filter((one) => !able.includes(one));
  return (
    <>
      <SelectField
        label={m.staff_kind_of_work()}
        value={form.workRoleId}
        error={workError}
        options={workRoles.map((role) => ({ value: role.id, label: nameOfRole(role, language) }))}
        onChange={({ target }) => onChange({ workRoleId: target.value })}
      />
      <SelectField
        label={m.staff_who()}
        value={form.userId}
        options={[
          { value: '', label: m.staff_open_shift() },
          ...[...able, ...others].map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        onChange={({ target }) => onChange({ userId: target.value })}
      />
    </>
  );
};

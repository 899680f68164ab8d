import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import type { StaffPerson, WorkRole } from '../../contract/fields.ts';
import { contractKinds } from '../../rules/work-area.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell, type Refused } from '../use-tell.ts';
import { contractWord } from '../words/work-words.ts';
import { fileFormOf, readFileForm, readHours, type FileForm } from './file-form.ts';
import { nameOfRole } from './name-of-role.ts';

const send = (client: StaffClient) => client.saveEmployment;

export type FileSheetProps = { readonly person: StaffPerson; readonly workRoles: readonly WorkRole[]; readonly onClose: () => void };

/** Somebody's file: what was agreed, what they can do, and what the law wants to know. */
export const FileSheet = ({ person, workRoles, onClose }: FileSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const kept = useKept<FileForm>(`staff.file ${person.userId} ${person.employment?.version ?? 0}`, fileFormOf(person));
  const { values: form } = kept;
  const change = (said: Partial<FileForm>) => kept.set({ ...form, ...said });
  const said = readFileForm(form);
  const hoursFault = (text: string) => readHours(text) === undefined && m.staff_hours_wrong();
  const { errorAt, send: sendForm } = useFaults({
    contractHours: hoursFault(form.contractHours),
    otherHours: hoursFault(form.otherHours),
  });
  const save = async () => {
    if (!said) return;
    const body = { userId: person.userId, baseVersion: person.employment?.version ?? null, ...said };
    if (!(await tell(send, body))) return;
    kept.forget();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={person.name}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => sendForm(save)}>
          {m.staff_save_file()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && !isOfField(refused) && <Banner status="wrong" title={refused.words} />}
        <WorkRoleChoice form={form} workRoles={workRoles} onChange={change} />
        <Agreement form={form} errorAt={errorAt} refused={refused} onChange={change} />
        <Papers form={form} refused={refused} onChange={change} />
      </div>
    </Sheet>
  );
};

const fieldsWithRefusal = ['endedOn', 'optedOutOn', 'optOutEndsOn'];

const isOfField = ({ field }: Refused): boolean => fieldsWithRefusal.includes(field);

const errorOf = (refused: Refused | null, field: string) => (refused?.field === field ? { message: refused.words } : undefined);

type PartProps = { readonly form: FileForm; readonly onChange: (said: Partial<FileForm>) => void };

const WorkRoleChoice = ({ form, workRoles, onChange }: PartProps & { readonly workRoles: readonly WorkRole[] }) => {
  const locale = useLocale();
  const offered = workRoles.filter(({ id, isArchived }) => !isArchived || form.workRoleIds.includes(id));
  const toggle = (id: string) =>
    onChange({ workRoleIds: form.workRoleIds.includes(id) ? form.workRoleIds.filter((one) => one !== id) : [...form.workRoleIds, id] });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-small text-ink-2">{m.staff_can_do()}</legend>
      {offered.length === 0 && <p className="text-body text-ink-2">{m.staff_roles_none()}</p>}
      {offered.map((role) => (
        <Checkbox key={role.id} checked={form.workRoleIds.includes(role.id)} onChange={() => toggle(role.id)}>
          {nameOfRole(role, locale)}
        </Checkbox>
      ))}
    </fieldset>
  );
};

type AgreementProps = PartProps & {
  readonly errorAt: (field: 'contractHours' | 'otherHours') => FieldError | undefined;
  readonly refused: Refused | null;
};

const Agreement = ({ form, errorAt, refused, onChange }: AgreementProps) => (
  <>
    <SelectField
      label={m.staff_contract()}
      value={form.contract}
      options={contractKinds.map((kind) => ({ value: kind, label: contractWord(kind) }))}
      onChange={({ target }) => onChange({ contract: contractKinds.find((kind) => kind === target.value) ?? 'FULL_TIME' })}
    />
    <TextField
      label={m.staff_contract_hours()}
      inputMode="decimal"
      value={form.contractHours}
      error={errorAt('contractHours')}
      onChange={({ target }) => onChange({ contractHours: target.value })}
    />
    <TextField
      label={m.staff_other_hours()}
      hint={m.staff_other_hours_hint()}
      inputMode="decimal"
      value={form.otherHours}
      error={errorAt('otherHours')}
      onChange={({ target }) => onChange({ otherHours: target.value })}
    />
    <DayField label={m.staff_started_on()} value={form.startedOn} onChange={(startedOn) => onChange({ startedOn })} />
    <DayField
      label={m.staff_ended_on()}
      value={form.endedOn}
      error={errorOf(refused, 'endedOn')}
      onChange={(endedOn) => onChange({ endedOn })}
    />
    <TextField label={m.staff_pay_id()} maxLength={40} value={form.payId} onChange={({ target }) => onChange({ payId: target.value })} />
  </>
);

const Papers = ({ form, refused, onChange }: PartProps & { readonly refused: Refused | null }) => (
  <>
    <DayField label={m.staff_birth_date()} value={form.birthDate} onChange={(birthDate) => onChange({ birthDate })} />
    <DayField
      label={m.staff_right_to_work_checked()}
      value={form.rightToWorkCheckedOn}
      onChange={(rightToWorkCheckedOn) => onChange({ rightToWorkCheckedOn })}
    />
    <DayField
      label={m.staff_right_to_work_until()}
      value={form.rightToWorkUntil}
      onChange={(rightToWorkUntil) => onChange({ rightToWorkUntil })}
    />
    <DayField
      label={m.staff_opted_out_on()}
      value={form.optedOutOn}
      error={errorOf(refused, 'optedOutOn')}
      onChange={(optedOutOn) => onChange({ optedOutOn })}
    />
    <DayField
      label={m.staff_opt_out_ends_on()}
      value={form.optOutEndsOn}
      error={errorOf(refused, 'optOutEndsOn')}
      onChange={(optOutEndsOn) => onChange({ optOutEndsOn })}
    />
  </>
);

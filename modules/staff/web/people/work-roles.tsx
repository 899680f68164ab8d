import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { WorkRole } from '../../contract/fields.ts';
import { workAreas, type WorkArea } from '../../rules/work-area.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { areaWord } from '../words/work-words.ts';
import { nameOfRole } from './name-of-role.ts';

const send = (client: StaffClient) => client.saveWorkRole;

/** The kinds of work that rotas are made of. */
export const WorkRoles = ({ workRoles }: { readonly workRoles: readonly WorkRole[] }) => {
  const locale = useLocale();
  const mayPlan = useCan('staff.plan');
  const [changing, setChanging] = useState<WorkRole | 'new'>();
  const living = workRoles.filter(({ isArchived }) => !isArchived);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{m.staff_roles()}</h2>
      {living.length === 0 && <p className="text-body text-ink-2">{m.staff_roles_none()}</p>}
      <ul className="border-b border-line">
        {living.map((role) => (
          <li key={role.id} className="flex items-center justify-between gap-4 border-t border-line py-3">
            <span className="min-w-0">
              {nameOfRole(role, locale)}
              <span className="block text-small text-ink-2">{areaWord(role.area)}</span>
            </span>
            {mayPlan && (
              <Button kind="row" onClick={() => setChanging(role)}>
                {m.staff_change({ what: nameOfRole(role, locale) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayPlan && (
        <Button className="w-fit" onClick={() => setChanging('new')}>
          {m.staff_role_add()}
        </Button>
      )}
      {changing && (
        <WorkRoleSheet workRole={changing === 'new' ? null : changing} sortOrder={living.length} onClose={() => setChanging(undefined)} />
      )}
    </section>
  );
};

type RoleForm = { readonly name: string; readonly nameLocal: string; readonly area: WorkArea };

const formOf = (role: WorkRole | null): RoleForm =>
  role ? { name: role.name, nameLocal: role.nameLocal ?? '', area: role.area } : { name: '', nameLocal: '', area: 'KITCHEN' };

type WorkRoleSheetProps = { readonly workRole: WorkRole | null; readonly sortOrder: number; readonly onClose: () => void };

/** A kind of work, made or changed. */
export const WorkRoleSheet = ({ workRole: role, sortOrder, onClose }: WorkRoleSheetProps) => {
  const { tell, isTelling, refused } = useTell();
  const [workRoleId] = useState(() => role?.id ?? newId());
  const [{ name, nameLocal, area }, setForm] = useState(() => formOf(role));
  const change = (said: Partial<RoleForm>) => setForm((form) => ({ ...form, ...said }));
  const ofName = refused?.field === 'name' ? { message: refused.words } : undefined;
  const { errorAt, send: sendForm } = useFaults({ name: name.trim() === '' && m.staff_name_missing() });
  const save = async (isArchived: boolean) => {
    const said = { name: name.trim(), nameLocal: nameLocal.trim() || null, area };
    const seen = { baseVersion: role?.version ?? null, sortOrder: role?.sortOrder ?? sortOrder };
    if (await tell(send, { workRoleId, isArchived, ...seen, ...said })) onClose();
  };
  const busyLabel = isTelling ? m.staff_saving() : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={role ? m.staff_change({ what: role.name }) : m.staff_role_add()}
      actions={
        <>
          <Button kind="primary" busyLabel={busyLabel} onClick={() => sendForm(() => save(false))}>
            {m.staff_save_role()}
          </Button>
          {role && (
            <Button kind="quiet" busyLabel={busyLabel} onClick={() => sendForm(() => save(true))}>
              {m.staff_put_away({ what: role.name })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {refused && refused.field !== 'name' && <Banner status="wrong" title={refused.words} />}
        <TextField
          label={m.staff_name()}
          maxLength={60}
          value={name}
          error={errorAt('name') ?? ofName}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={m.staff_name_local()}
          lang="am"
          maxLength={60}
          value={nameLocal}
          onChange={({ target }) => change({ nameLocal: target.value })}
        />
        <SelectField
          label={m.staff_area()}
          value={area}
          options={workAreas.map((one) => ({ value: one, label: areaWord(one) }))}
          onChange={({ target }) => change({ area: workAreas.find((one) => one === target.value) ?? 'KITCHEN' })}
        />
      </div>
    </Sheet>
  );
};

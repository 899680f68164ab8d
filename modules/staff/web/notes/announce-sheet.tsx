import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import { announcementLimits } from '../../rules/announcement.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { staffQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';

const send = (client: StaffClient) => client.announce;

/** @unit days that something is shown unless somebody says otherwise */
const usualDays = 7;

/** Tells everybody, or whoever does certain kinds of work, something. */
export const AnnounceSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const today = useToday();
  const { tell, isTelling, refused } = useTell();
  const [announcementId] = useState(newId);
  const start = { text: '', isUrgent: false, workRoleIds: [] as string[], shownUntil: dayAfter(today, usualDays) };
  const kept = useKept('staff.announcement', start);
  const { values: form } = kept;
  const change = (said: Partial<typeof form>) => kept.set({ ...form, ...said });
  const text = form.text.trim();
  const { errorAt, send: sendForm } = useFaults({
    text: text === '' && m.staff_note_missing(),
    shownUntil: form.shownUntil === '' && m.staff_off_day_missing(),
  });
  const announceIt = async () => {
    if (await tell(send, { announcementId, ...form, text })) {
      kept.forget();
      onClose();
    }
  };
  const ofDay = refused?.field === 'shownUntil' ? { message: refused.words } : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={m.staff_note_announce()}
      actions={
        <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => sendForm(announceIt)}>
          {m.staff_note_send()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && !ofDay && <Banner status="wrong" title={refused.words} />}
        <TextArea
          label={m.staff_note_text()}
          maxLength={announcementLimits.textMax}
          value={form.text}
          error={errorAt('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Checkbox checked={form.isUrgent} onChange={({ target }) => change({ isUrgent: target.checked })}>
          {m.staff_note_urgent()}
        </Checkbox>
        <RoleChoice chosen={form.workRoleIds} onChange={(workRoleIds) => change({ workRoleIds })} />
        <DayField
          label={m.staff_note_until()}
          value={form.shownUntil}
          error={errorAt('shownUntil') ?? ofDay}
          onChange={(shownUntil) => change({ shownUntil })}
        />
      </div>
    </Sheet>
  );
};

type RoleChoiceProps = { readonly chosen: readonly string[]; readonly onChange: (ids: string[]) => void };

const RoleChoice = ({ chosen, onChange }: RoleChoiceProps) => {
  const locale = useLocale();
  const { data } = useQuery(staffQuery(useStaffWorld()));
  const offered = data?.workRoles.filter(({ isArchived }) => !isArchived) ?? [];
  if (offered.length === 0) return null;
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-small text-ink-2">{m.staff_note_for()}</legend>
      <p className="text-small text-ink-3">{m.staff_note_for_all()}</p>
      {offered.map((role) => (
        <Checkbox key={role.id} checked={chosen.includes(role.id)} onChange={() => toggle(role.id)}>
          {nameOfRole(role, locale)}
        </Checkbox>
      ))}
    </fieldset>
  );
};

import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Announcement } from '../../contract/announcements.contract.ts';
import { nameOfRole } from '../people/name-of-role.ts';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { staffQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';
import { useNoteCommands } from './use-notes.ts';

const withdraw = (client: StaffClient) => client.withdrawAnnouncement;

/** One thing that people are told: what it says, from whom, whether the reader has read it, and for its author who has. */
export const NoteLine = ({ note }: { readonly note: Announcement }) => {
  const when = useWhen();
  const { confirmRead } = useNoteCommands();
  const { tell, isTelling, refused } = useTell();
  const mayPlan = useCan('staff.plan');
  const { id, text, author, writtenAt, isOwn, isForMe, isUrgent, readAt, readers } = note;
  const written = when.stamp(writtenAt);
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4">
      {refused && <Banner status="wrong" title={refused.words} />}
      <div className="flex flex-wrap items-center gap-2 text-small text-ink-2">
        {isUrgent && <Tag status="wrong">{m.staff_note_urgent()}</Tag>}
        {note.kind === 'HANDOVER' && <Tag status="information">{m.staff_note_handover()}</Tag>}
        <span>{m.staff_note_by({ author, time: written })}</span>
        <ForWhom workRoleIds={note.workRoleIds} />
      </div>
      <p className="text-body whitespace-pre-line">{text}</p>
      {readers !== null && readers.length > 0 && <Readers readers={readers} />}
      <div className="flex flex-wrap items-center gap-2">
        {isForMe && readAt === null && <Button onClick={() => void confirmRead(id, text)}>{m.staff_note_read()}</Button>}
        {readAt !== null && <p className="text-small text-ink-2">{m.staff_note_read_at({ time: when.moment(readAt) })}</p>}
        {(isOwn || mayPlan) && (
          <Button
            kind="row"
            disabled={isTelling}
            aria-label={m.staff_note_withdraw_of({ author, time: written })}
            onClick={() => void tell(withdraw, { announcementId: id })}
          >
            {m.staff_note_withdraw()}
          </Button>
        )}
      </div>
    </li>
  );
};

const ForWhom = ({ workRoleIds }: Pick<Announcement, 'workRoleIds'>) => {
  const locale = useLocale();
  const { data } = useQuery(staffQuery(useStaffWorld()));
  const names = data?.workRoles.filter(({ id }) => workRoleIds.includes(id)).map((role) => nameOfRole(role, locale)) ?? [];
  return names.length > 0 && <span>{names.join(m.ui_comma())}</span>;
};

const Readers = ({ readers }: { readonly readers: NonNullable<Announcement['readers']> }) => {
  const when = useWhen();
  const read = readers.flatMap(({ name, readAt }) => (readAt === null ? [] : [m.staff_note_read_by({ name, time: when.moment(readAt) })]));
  const unread = readers.filter(({ readAt }) => readAt === null).map(({ name }) => name);
  return (
    <details className="text-small text-ink-2">
      <summary className="cursor-pointer focus-ring touch:min-h-11 touch:py-3">
        {m.staff_note_readers({ read: read.length, count: readers.length })}
      </summary>
      <ul className="flex flex-col gap-1 pt-1">
        {read.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {unread.length > 0 && <li>{m.staff_note_unread_by({ names: unread.join(m.ui_comma()) })}</li>}
      </ul>
    </details>
  );
};

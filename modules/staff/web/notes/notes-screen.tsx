import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useOpenForm } from '../../../../ui/form/use-open-form.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { StaffLinks } from '../show/staff-links.tsx';
import { AnnounceSheet } from './announce-sheet.tsx';
import { handoverForm, HandoverSheet } from './handover-sheet.tsx';
import { NoteLine } from './note-line.tsx';
import { useNotes } from './use-notes.ts';

/** What the house tells its people and what one shift leaves for the next, what is unread first. */
export const NotesScreen = () => {
  const { query, notes, waitingWords, unread } = useNotes();
  const mayAnnounce = useCan('staff.plan');
  const [isAnnouncing, setIsAnnouncing] = useState(false);
  const [isHandingOver, setIsHandingOver] = useOpenForm(handoverForm);
  if (!notes) return <Unread query={query} />;
  const rest = notes.filter((note) => !unread.includes(note));
  const isEmpty = notes.length === 0 && waitingWords.length === 0;
  return (
    <section className="flex max-w-line flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{unread.length > 0 ? m.staff_notes_unread({ count: unread.length }) : m.staff_notes()}</h1>
        <StaffLinks />
        <p className="text-body text-ink-2">{m.staff_notes_text()}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" onClick={() => setIsHandingOver(true)}>
            {m.staff_note_hand_over()}
          </Button>
          {mayAnnounce && <Button onClick={() => setIsAnnouncing(true)}>{m.staff_note_announce()}</Button>}
        </div>
      </header>
      {waitingWords.map((word) => (
        <WaitingWord key={word.id} {...word} />
      ))}
      {isEmpty && <p className="text-body text-ink-2">{m.staff_notes_none()}</p>}
      <ul className="flex flex-col">
        {[...unread, ...rest].map((note) => (
          <NoteLine key={note.id} note={note} />
        ))}
      </ul>
      {isHandingOver && <HandoverSheet onClose={() => setIsHandingOver(false)} />}
      {isAnnouncing && <AnnounceSheet onClose={() => setIsAnnouncing(false)} />}
    </section>
  );
};

const WaitingWord = ({ text, writtenAt }: { readonly text: string; readonly writtenAt: string }) => {
  const when = useWhen();
  return (
    <Banner status="waiting" title={text}>
      {when.stamp(writtenAt)} · {m.staff_note_waits()}
    </Banner>
  );
};

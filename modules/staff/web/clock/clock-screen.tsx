import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { awaitsFirstAnswer } from '../../../../platform/web/awaits-first-answer.ts';
import { useSession } from '../../../../platform/web/session.ts';
import { isTurn } from '../../../../platform/web/shared-device.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { useHeldUp } from '../../../../ui/use-held-up.ts';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { ClockMark } from '../../rules/clock-pairing.ts';
import { useNotes } from '../notes/use-notes.ts';
import { ClockButtons, type Open, type Said } from './clock-buttons.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld } from '../staff-client.ts';
import { clockQuery } from '../staff-queries.ts';
import { markWord } from '../words/hours-words.ts';
import { dateOf } from './date-of.ts';
import { PhotoSheet } from './photo-sheet.tsx';
import { ShiftLine } from './shift-line.tsx';
import { useClock, type Known } from './use-clock.ts';

/** Coming, pausing and going, for oneself: on one's own phone, or at the shared tablet in one's turn. */
export const ClockScreen = () => {
  const query = useQuery(clockQuery(useStaffWorld()));
  const { query: notesQuery } = useNotes();
  // What one has not read stands above the buttons, which move away for nothing that comes later.
  if (!query.data || awaitsFirstAnswer(notesQuery)) return <Unread query={query} />;
  return <OwnClock clock={query.data} answeredAtMs={query.dataUpdatedAt} />;
};

const OwnClock = (known: Known) => {
  const { say, isPhotoAsked, isFinding, isJustSaid, away, problem, marks, shifts, isWaiting, open, forgotten } = useClock(known);
  const [photographed, setPhotographed] = useState<Said>();
  const isHeldUp = useHeldUp();
  const user = useSession()?.user;
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  const { setting } = known.clock;
  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-6 pb-8">
      <header className="flex flex-col gap-1">
        <h1 className="text-small text-ink-2">{m.staff_clock_for({ name })}</h1>
        <Standing open={open} />
        <ShiftLine shifts={shifts} isIn={open !== null} hasRota={known.clock.hasRota} />
      </header>
      <UnreadNotes />
      {forgotten && <Forgotten from={forgotten.from} />}
      <ClockButtons
        open={open}
        isFinding={isFinding}
        isJustSaid={isJustSaid}
        onSay={(kind) => (isPhotoAsked(kind) ? setPhotographed(kind) : void say(kind))}
      />
      {problem !== null && <Banner status="may-not" title={problem} />}
      {away && (
        <p role="status" className="text-small text-ink-2">
          {m.staff_clock_away({ ...away })}
        </p>
      )}
      {isWaiting && isHeldUp && (
        <Banner status="waiting" title={m.staff_clock_waits()}>
          {m.staff_clock_waits_text()}
        </Banner>
      )}
      {setting.place !== null && setting.fence !== 'OFF' && !isTurn() && (
        <p className="text-small text-ink-2">{m.staff_clock_asks_place()}</p>
      )}
      <Marks marks={marks} />
      <CalendarLink />
      {photographed && (
        <PhotoSheet
          onClose={() => setPhotographed(undefined)}
          onDone={(picture) => {
            setPhotographed(undefined);
            void say(photographed, picture);
          }}
        />
      )}
    </section>
  );
};

/** Whoever comes is told first what they have not read. */
const UnreadNotes = () => {
  const { unread } = useNotes();
  if (unread.length === 0) return null;
  return (
    <Banner
      status={unread.some(({ isUrgent }) => isUrgent) ? 'wrong' : 'information'}
      title={m.staff_notes_unread({ count: unread.length })}
      action={
        <Link to="/staff/notes" className={buttonClass('row')}>
          {m.staff_notes_go()}
        </Link>
      }
    />
  );
};

const Standing = ({ open }: { readonly open: Open }) => {
  const when = useWhen();
  if (!open) return <p className="text-title">{m.staff_clock_out_now()}</p>;
  const words =
    open.onBreakSince === null
      ? m.staff_clock_in_since({ time: when.clock(dateOf(open.from)) })
      : m.staff_clock_break_since({ time: when.clock(dateOf(open.onBreakSince)) });
  return <p className="text-title">{words}</p>;
};

const Forgotten = ({ from }: { readonly from: number }) => {
  const when = useWhen();
  return <Banner status="soon" title={m.staff_clock_forgot({ day: when.date(dateOf(from)) })} />;
};

const Marks = ({ marks }: { readonly marks: readonly ClockMark[] }) => {
  const when = useWhen();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-small font-medium text-ink-2">{m.staff_clock_said()}</h2>
      {marks.length === 0 && <p className="text-body text-ink-2">{m.staff_clock_nothing_said()}</p>}
      <ul className="border-b border-line">
        {marks.toReversed().map(({ id, kind, at }) => (
          <li key={id} className="flex justify-between gap-3 border-t border-line py-2 text-body">
            <span className="flex flex-col">
              {kind === 'VOID' ? '' : markWord(kind)}
              <RowMark ids={[id]} />
            </span>
            <span className="text-ink-2 tabular-nums">{when.stamp(dateOf(at).toISOString())}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

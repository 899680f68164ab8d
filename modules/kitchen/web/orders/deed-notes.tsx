import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { whyRefused } from './deed-words.ts';

export type DeedNotesProps = {
  readonly deeds: readonly OutboxEntry[];
  /** What one of them is, with what was typed. */
  readonly wordsOf: (deed: OutboxEntry) => string;
  /** Opens what was typed once more, over what stands now; undefined where sending it again is all there is. */
  readonly againOf?: (deed: OutboxEntry) => (() => void) | undefined;
  /** The order that it opens, where it can be looked at. */
  readonly orderOf?: (deed: OutboxEntry) => string | undefined;
};

/** What was done here and waits, or was refused and why: each with what was typed, so that nothing of it is lost. */
export const DeedNotes = ({ deeds, wordsOf, againOf, orderOf }: DeedNotesProps) => {
  if (deeds.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-2" aria-label={m.ui_row_waiting()}>
      {deeds.map((deed) => (
        <DeedNote key={deed.sequence} deed={deed} words={wordsOf(deed)} onAgain={againOf?.(deed)} orderId={orderOf?.(deed)} />
      ))}
    </ul>
  );
};

type DeedNoteProps = {
  readonly deed: OutboxEntry;
  readonly words: string;
  readonly onAgain: (() => void) | undefined;
  readonly orderId: string | undefined;
};

const DeedNote = ({ deed, words, onAgain, orderId }: DeedNoteProps) => {
  const outbox = useOutbox();
  const { refusal, sequence, state } = deed;
  const what =
    orderId === undefined ? (
      words
    ) : (
      <Link
        to="/kitchen/orders/$orderId"
        params={{ orderId }}
        className="text-link focus-ring touch:inline-flex touch:min-h-11 touch:items-center"
      >
        {words}
      </Link>
    );
  if (state !== 'needs-attention')
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-4 border-l-2 border-line-strong py-1 pl-3">
        <span className="text-small">{what}</span>
        <StatusLine status="waiting">{m.ui_row_waiting()}</StatusLine>
      </li>
    );
  return (
    <li role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-wrong-wash p-3 text-small">
      <span className="min-w-0 flex-1 basis-48">
        <b className="font-semibold">{what}</b> {whyRefused(refusal ?? { code: '', data: null })}
      </span>
      <Button kind="row" onClick={onAgain ?? (() => void outbox.retry(sequence))}>
        {onAgain ? m.kitchen_look_again() : m.kitchen_try_again()}
      </Button>
      <Button kind="row" onClick={() => void outbox.discard(sequence)}>
        {m.kitchen_let_it_be()}
      </Button>
    </li>
  );
};

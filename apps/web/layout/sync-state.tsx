import { lazy, Suspense, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../platform/web/connection.ts';
import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { StatusIcon, type Status } from '../../../ui/status.tsx';
import { loadRefusalWords } from '../refusal-text.ts';

const OutboxSheet = lazy(async () => {
  const [{ OutboxSheet: component }] = await Promise.all([import('./outbox-sheet.tsx'), loadRefusalWords()]);
  return { default: component };
});

/** Whether all is sent, in one mark and one word; behind it, what waits and what was refused. Nothing while it is unknown. */
export const SyncState = () => {
  const [isOpen, setIsOpen] = useState(false);
  const lostSince = useLostConnection();
  const { isRead, waiting, needsAttention } = useOutboxSummary();
  if (!isRead) return null;
  const [status, words] = stateOf({ isLost: lostSince !== null, waiting: waiting.length, refused: needsAttention.length });
  return (
    <>
      <button
        type="button"
        aria-label={words}
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-small text-ink-2 focus-ring hover:bg-line/60 touch:min-h-11"
      >
        <StatusIcon status={status} className="size-[1.125rem]" />
        <span className={status === 'up-to-date' ? 'max-xs:sr-only' : undefined}>{words}</span>
      </button>
      <span role="status" className="sr-only">
        {words}
      </span>
      {isOpen && (
        <Suspense>
          <OutboxSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

type Sync = { readonly isLost: boolean; readonly waiting: number; readonly refused: number };

const stateOf = ({ isLost, waiting, refused }: Sync): readonly [Status, string] => {
  if (refused > 0) return ['wrong', m.app_need_attention({ count: refused })];
  if (waiting > 0) return ['waiting', m.app_waiting_short({ count: waiting })];
  return isLost ? ['no-connection', m.app_no_connection()] : ['up-to-date', m.app_up_to_date()];
};

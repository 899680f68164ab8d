import { lazy, Suspense, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../platform/web/connection.ts';
import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { useLiveState } from '../../../platform/web/realtime/live-state.ts';
import { useWhen } from '../../../ui/when/use-when.ts';
import { StatusIcon, type Status } from '../../../ui/status.tsx';
import { loadRefusalWords } from '../refusal-text.ts';

const OutboxSheet = lazy(async () => {
  const [{ OutboxSheet: component }] = await Promise.all([import('./outbox-sheet.tsx'), loadRefusalWords()]);
  return { default: component };
});

/** Whether all is sent and heard, in one mark and one word; behind it, what waits and what was refused. Nothing while it is unknown. */
export const SyncState = () => {
  const [isOpen, setIsOpen] = useState(false);
  const lostSince = useLostConnection();
  const { isRead, waiting, needsAttention } = useOutboxSummary();
  const live = useLiveState();
  const { clock } = useWhen();
  if (!isRead) return null;
  const notLive = live.kind === 'down' ? m.app_not_live_since({ time: clock(live.since) }) : null;
  const [status, first, second] = stateOf({ isLost: lostSince !== null, waiting: waiting.length, refused: needsAttention.length, notLive });
  const isCalm = status === 'up-to-date';
  const words = second === undefined ? first : `${first} · ${second}`;
  return (
    <>
      <button
        type="button"
        aria-label={words}
        data-says={isCalm ? undefined : ''}
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-9 items-center gap-2 rounded-control px-2 max-md:gap-1.5 max-md:px-1 text-small text-ink-2 focus-ring hover:bg-line/60 touch:min-h-11"
      >
        <StatusIcon status={status} className="size-[1.125rem]" />
        <span className={isCalm ? 'max-xs:sr-only' : 'text-left max-md:max-w-16 max-md:text-micro max-md:text-balance'}>{first}</span>
        {second !== undefined && <span className="max-md:sr-only">{second}</span>}
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

type Sync = { readonly isLost: boolean; readonly waiting: number; readonly refused: number; readonly notLive: string | null };

const stateOf = ({ isLost, waiting, refused, notLive }: Sync): readonly [status: Status, words: string, more?: string | undefined] => {
  const more = waiting > 0 ? m.app_waiting_short({ count: waiting }) : undefined;
  if (refused > 0) return ['wrong', m.app_need_attention({ count: refused }), more];
  if (more !== undefined) return ['waiting', more];
  if (isLost) return ['no-connection', m.app_no_connection()];
  // Calls are answered and yet nothing is told: what stands here may be older than it seems.
  return notLive === null ? ['up-to-date', m.app_up_to_date()] : ['no-connection', notLive];
};

import { m } from '../../../generated/messages/web/messages.js';
import { useMaybeRestaurant } from '../../../modules/restaurants/web/public.ts';
import { useLastAnswered } from '../../../platform/web/connection.ts';
import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { isSharedDevice } from '../../../platform/web/shared-device.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { StatusLine } from '../../../ui/tag.tsx';
import { useLastToast } from '../../../ui/toast-memory.ts';
import { lastSyncedText } from '../../../ui/when/ago-text.ts';
import { useNowMs, waitingAge } from '../../../ui/when/waiting-age.ts';
import { useKeptDay } from '../ahead/kept-day.ts';
import { deedText } from '../deed-words.ts';
import { RefusedRow } from './refused-row.tsx';

/** Whether a day's work could go on here without a line. */
const KeptAhead = ({ nowMs }: { readonly nowMs: number }) => {
  const restaurant = useMaybeRestaurant();
  const keptMs = useKeptDay(restaurant?.id ?? '');
  if (!restaurant || isSharedDevice()) return null;
  const words = keptMs === undefined ? m.app_not_kept_ahead() : m.app_kept_ahead({ when: lastSyncedText(keptMs, nowMs) });
  return <p className="py-1 text-small text-ink-2">{words}</p>;
};

/** What waits on this device, and what the server refused, each with its reason and its ways on. */
export const OutboxSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { isRead, waiting, needsAttention } = useOutboxSummary();
  const nowMs = useNowMs();
  const lastAnsweredMs = useLastAnswered();
  const lastToast = useLastToast();
  const isEmpty = isRead && waiting.length + needsAttention.length === 0;
  return (
    <Sheet open onClose={onClose} title={m.app_outbox_title()}>
      {isEmpty && <EmptyState title={m.app_up_to_date()}>{m.app_outbox_empty()}</EmptyState>}
      <KeptAhead nowMs={nowMs} />
      {lastAnsweredMs !== null && (
        <p className="py-1 text-small text-ink-2">{m.app_last_synced({ when: lastSyncedText(lastAnsweredMs, nowMs) })}</p>
      )}
      {needsAttention.length > 0 && <h2 className="pt-3 pb-1 text-micro text-ink-3">{m.app_outbox_needs_attention()}</h2>}
      <ul>
        {needsAttention.map((entry) => (
          <RefusedRow key={entry.sequence} entry={entry} nowMs={nowMs} onLeave={onClose} />
        ))}
      </ul>
      {waiting.length > 0 && <h2 className="pt-5 pb-1 text-micro text-ink-3">{m.app_outbox_waiting()}</h2>}
      <ul>
        {waiting.map((entry) => (
          <li key={entry.sequence} className="flex flex-col gap-0.5 border-b border-line py-3">
            <span className="font-medium">{entry.subject}</span>
            <span className="text-small text-ink-2">{deedText(entry.name)}</span>
            <StatusLine status="waiting">{m.ui_waiting_since({ age: waitingAge(entry.enqueuedAtMs, nowMs) })}</StatusLine>
          </li>
        ))}
      </ul>
      {lastToast && !lastToast.isOpen && (
        <>
          <h2 className="pt-5 pb-1 text-micro text-ink-3">{m.app_outbox_last_message()}</h2>
          <p className="border-b border-line py-3">
            <span className="font-medium">{lastToast.title}</span>
            {lastToast.description !== undefined && <span className="block text-small text-ink-2">{lastToast.description}</span>}
          </p>
        </>
      )}
    </Sheet>
  );
};

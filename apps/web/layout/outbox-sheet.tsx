import { m } from '../../../generated/messages/web/messages.js';
import { useLastAnswered } from '../../../platform/web/connection.ts';
import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox, useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { StatusIcon } from '../../../ui/status.tsx';
import { StatusLine } from '../../../ui/tag.tsx';
import { useLastToast } from '../../../ui/toast-memory.ts';
import { agoText, lastSyncedText } from '../../../ui/when/ago-text.ts';
import { refusalText } from '../refusal-text.ts';
import { useNowMs, waitingAge } from './waiting-age.ts';

/** What waits on this device, and what the server refused, each with its reason and its two ways on. */
export const OutboxSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { isRead, waiting, needsAttention } = useOutboxSummary();
  const nowMs = useNowMs();
  const lastAnsweredMs = useLastAnswered();
  const lastToast = useLastToast();
  const isEmpty = isRead && waiting.length + needsAttention.length === 0;
  return (
    <Sheet open onClose={onClose} title={m.app_outbox_title()}>
      {isEmpty && <EmptyState title={m.app_up_to_date()}>{m.app_outbox_empty()}</EmptyState>}
      {lastAnsweredMs !== null && (
        <p className="py-1 text-small text-ink-2">{m.app_last_synced({ when: lastSyncedText(lastAnsweredMs, nowMs) })}</p>
      )}
      {needsAttention.length > 0 && <h2 className="pt-3 pb-1 text-micro text-ink-3">{m.app_outbox_needs_attention()}</h2>}
      <ul>
        {needsAttention.map((entry) => (
          <RefusedRow key={entry.sequence} entry={entry} nowMs={nowMs} />
        ))}
      </ul>
      {waiting.length > 0 && <h2 className="pt-5 pb-1 text-micro text-ink-3">{m.app_outbox_waiting()}</h2>}
      <ul>
        {waiting.map((entry) => (
          <li key={entry.sequence} className="flex flex-col gap-0.5 border-b border-line py-3">
            <span className="font-medium">{entry.subject}</span>
            <StatusLine status="waiting">{m.app_waiting_since({ age: waitingAge(entry.enqueuedAtMs, nowMs) })}</StatusLine>
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

const RefusedRow = ({ entry, nowMs }: { readonly entry: OutboxEntry; readonly nowMs: number }) => {
  const outbox = useOutbox();
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <span className="flex items-start gap-2.5">
        <StatusIcon status="wrong" className="mt-0.5 size-[1.125rem]" />
        <span className="flex flex-col gap-0.5">
          <span className="font-semibold">
            {entry.subject} <span className="text-small font-normal text-ink-2">{agoText(entry.enqueuedAtMs, nowMs)}</span>
          </span>
          <span className="text-small text-ink-2">{refusalText(entry.refusal?.code ?? '', entry.refusal?.data)}</span>
        </span>
      </span>
      <span className="flex flex-wrap gap-2 pl-7">
        <Button kind="row" onClick={() => void outbox.retry(entry.sequence)}>
          {m.app_try_again()}
        </Button>
        <Button kind="quiet" className="min-h-8!" onClick={() => void outbox.discard(entry.sequence)}>
          {m.app_give_up()}
        </Button>
      </span>
    </li>
  );
};

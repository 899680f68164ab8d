import { m } from '../../../../generated/messages/web/messages.js';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Delivery } from '../../contract/telling.contract.ts';
import type { DeliveryReason, DeliveryStatus } from '../../rules/channels.ts';
import { channelWord } from './kind-words.ts';

const statusWords: Readonly<Record<DeliveryStatus, () => string>> = {
  QUEUED: m.alerts_state_queued,
  SENT: m.alerts_state_sent,
  FAILED: m.alerts_state_failed,
  GONE: m.alerts_state_gone,
  DROPPED: m.alerts_state_dropped,
};

/** How a delivery stands, in a word. */
export const statusWord = (status: DeliveryStatus): string => statusWords[status]();

const statusLooks: Readonly<Record<DeliveryStatus, Status>> = {
  QUEUED: 'soon',
  SENT: 'good',
  FAILED: 'wrong',
  GONE: 'wrong',
  DROPPED: 'information',
};

const reasonWords: Readonly<Record<DeliveryReason, () => string>> = {
  OVER: m.alerts_reason_over,
  READ: m.alerts_reason_read,
  UNWANTED: m.alerts_reason_unwanted,
  LEFT: m.alerts_reason_left,
  ADDRESS_GONE: m.alerts_reason_address_gone,
  NOT_OFFERED: m.alerts_reason_not_offered,
  UNREACHABLE: m.alerts_reason_unreachable,
};

const whatOf = ({ what, title }: Delivery): string => {
  if (what === 'TEST') return m.alerts_test();
  return what === 'DIGEST' ? m.alerts_digest() : (title ?? '');
};

/** One thing that somebody was sent: whom and what of, on which way, and what became of it. */
export const DeliveryRow = ({ delivery }: { readonly delivery: Delivery }) => {
  const when = useWhen();
  const { name, channel, label, status, reason, attempts, madeAt } = delivery;
  const facts = [
    name,
    label === null || channel === 'TELEGRAM' ? (label ?? channelWord(channel)) : `${channelWord(channel)}${m.ui_comma()}${label}`,
    reason && reasonWords[reason](),
    status === 'QUEUED' && attempts > 0 && m.alerts_attempts({ count: attempts }),
  ];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 last:border-b">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-body font-medium">{whatOf(delivery)}</p>
        <p className="text-small text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex shrink-0 items-center gap-3">
        <StatusLine status={statusLooks[status]}>{statusWord(status)}</StatusLine>
        <span className="text-micro text-ink-2">{when.stamp(madeAt)}</span>
      </div>
    </li>
  );
};

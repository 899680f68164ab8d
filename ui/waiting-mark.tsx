import { m } from '../generated/messages/web/messages.js';
import { StatusLine } from './tag.tsx';
import { useHeldUp } from './use-held-up.ts';
import { useNowMs, waitingAge } from './when/waiting-age.ts';

export type WaitingMarkProps = {
  /** Since when, where that is known. @unit milliseconds since the epoch */
  readonly sinceMs?: number | undefined;
};

/** Says that something waits on this device and how long, once it has waited for a while. */
export const WaitingMark = ({ sinceMs }: WaitingMarkProps) => {
  const nowMs = useNowMs();
  if (!useHeldUp()) return null;
  return (
    <StatusLine status="waiting">
      {sinceMs === undefined ? m.ui_row_waiting() : m.ui_waiting_since({ age: waitingAge(sinceMs, nowMs) })}
    </StatusLine>
  );
};

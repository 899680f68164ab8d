import { m } from '../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../platform/web/connection.ts';
import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { queryTimes } from '../../../platform/web/query-times.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useCalm } from '../../../ui/use-calm.ts';
import { useNowMs, waitingAge } from '../../../ui/when/waiting-age.ts';
import { useWhen } from '../../../ui/when/use-when.ts';

/**
 * While nobody answers: since when, and that work goes on. A line that comes and goes does not push the screen up and down; the
 * mark in the bar follows it at once.
 */
export const ConnectionBanner = () => {
  const lostSince = useCalm(useLostConnection(), queryTimes.connectionCalmMs);
  const { waiting, oldestAtMs } = useOutboxSummary();
  const nowMs = useNowMs();
  const { clock } = useWhen();
  if (!lostSince) return null;
  return (
    <Banner status="no-connection" placement="edge" title={m.app_no_connection_since({ time: clock(lostSince) })}>
      {oldestAtMs === undefined
        ? m.app_work_goes_on()
        : `${m.app_waiting({ count: waiting.length })} ${m.app_oldest({ age: waitingAge(oldestAtMs, nowMs) })}`}
    </Banner>
  );
};

import { m } from '../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../platform/web/connection.ts';
import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';
import { useNowMs, waitingAge } from './waiting-age.ts';

/** While nobody answers: since when, and that work goes on. */
export const ConnectionBanner = () => {
  const lostSince = useLostConnection();
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

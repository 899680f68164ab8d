import { m } from '../../../generated/messages/web/messages.js';
import { useLostConnection } from '../../../platform/web/connection.ts';
import { formattingLocale } from '../../../platform/web/locale.ts';
import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { useNowMs, waitingAge } from './waiting-age.ts';

/** While nobody answers: since when, and that work goes on. */
export const ConnectionBanner = () => {
  const lostSince = useLostConnection();
  const { waiting, oldestAtMs } = useOutboxSummary();
  const nowMs = useNowMs();
  if (!lostSince) return null;
  const time = lostSince.toLocaleTimeString(formattingLocale(), { hour: 'numeric', minute: '2-digit', hour12: true });
  return (
    <Banner status="no-connection" placement="edge" title={m.app_no_connection_since({ time })}>
      {oldestAtMs === undefined
        ? m.app_work_goes_on()
        : `${m.app_waiting({ count: waiting.length })} ${m.app_oldest({ age: waitingAge(oldestAtMs, nowMs) })}`}
    </Banner>
  );
};

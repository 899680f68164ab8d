import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { Station } from '../../contract/fields.ts';
import { allDayCounts } from '../../rules/ticket-view.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { kitchenQuery } from '../kitchen-queries.ts';
import { openLines } from './bump.ts';
import { hearServerTime, useServerMinute } from './server-clock.ts';
import { ticketsOf } from './shown-ticket.ts';
import { withWaitingSteps } from './waiting-steps.ts';

/** What waits on this device to be sent. */
export const useWaiting = () => {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
};

/** What a station shows: the server's word, with what waits on this device laid over it. */
export const useKitchen = (station: Station, stations: readonly Station[]) => {
  const query = useQuery(kitchenQuery(useKitchenWorld()));
  const entries = useWaiting();
  const { data } = query;
  const nowMs = useServerMinute();
  useEffect(() => {
    if (data) hearServerTime(Date.parse(data.now), data.askedAtMs);
  }, [data]);
  // Structural sharing keeps both as they are while nothing in them changed; the answer's own moment changes each time.
  const said = data?.lines;
  const orders = data?.orders;
  const shown = useMemo(() => {
    if (!said || !orders) return undefined;
    const lines = withWaitingSteps(said, entries, stations);
    const tickets = ticketsOf({ lines, orders, station, nowMs });
    // What went on to a later station stays on its ticket, and is not to be made here any more.
    return {
      tickets,
      lines,
      orders,
      counts: allDayCounts(
        openLines(
          tickets.flatMap((ticket) => ticket.lines),
          station,
        ),
      ),
    };
  }, [said, orders, entries, station, stations, nowMs]);
  return { shown, query };
};

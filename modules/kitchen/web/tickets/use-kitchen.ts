import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { OrderHead, OrderLine, Station } from '../../contract/fields.ts';
import { allDayCounts, type KitchenLine, stationTickets, type Ticket } from '../../rules/ticket-view.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { kitchenQuery } from '../kitchen-queries.ts';
import { withWaitingSteps } from './waiting-steps.ts';

/** A line with what a ticket says of it. */
export type ShownLine = KitchenLine & { readonly line: OrderLine };

/** A ticket with its order. */
export type ShownTicket = Ticket<ShownLine> & { readonly order: OrderHead };

const asShown = (line: OrderLine, order: OrderHead | undefined): ShownLine => ({
  id: line.id,
  orderId: line.orderId,
  dishId: line.dishId,
  state: line.state,
  quantity: line.quantity,
  modifierIds: line.modifiers.map(({ id }) => id),
  note: line.note,
  hasAllergy: line.hasAllergy || (order !== undefined && order.allergyNote !== null),
  stationIds: line.stationIds,
  stage: line.stage,
  firedAt: line.firedAt === null ? 0 : Date.parse(line.firedAt),
  priority: line.priority,
  sortOrder: line.sortOrder,
  line,
});

/** Cancelled, and seen here: it leaves the screen. */
const isGone = ({ state, acknowledgedAt }: OrderLine): boolean => state === 'VOIDED' && acknowledgedAt !== null;

const tickMs = 1_000;

/** The moment by this device's clock, every second. @unit milliseconds since 1970 */
const useNowMs = (): number => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};

/** What a station shows: the server's word, with what waits on this device laid over it. */
export const useKitchen = (station: Station) => {
  const query = useQuery(kitchenQuery(useKitchenWorld()));
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const { data } = query;
  const deviceNowMs = useNowMs();
  const serverNowMs = deviceNowMs + (data ? Date.parse(data.now) - data.askedAtMs : 0);
  const shown = useMemo(() => {
    if (!data) return undefined;
    const orders = new Map(data.orders.map((order) => [order.id, order]));
    const lines = withWaitingSteps(data.lines, entries)
      .filter((line) => !isGone(line))
      .map((line) => asShown(line, orders.get(line.orderId)));
    const tickets = stationTickets(lines, station).flatMap((ticket) => {
      const order = orders.get(ticket.orderId);
      return order ? [{ ...ticket, order }] : [];
    });
    return { tickets, counts: allDayCounts(tickets.flatMap((ticket) => ticket.lines)), lines };
  }, [data, entries, station]);
  return { shown, query, deviceNowMs, serverNowMs };
};

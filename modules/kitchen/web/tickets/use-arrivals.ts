import { useEffect, useMemo, useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { calledOut, isChanged, type ShownTicket } from './shown-ticket.ts';

type Tiding = { /** As it is called out. */ readonly what: string; readonly lineIds: readonly string[] };

/** Everything that somebody should look up for, by a name that changes when there is something new about it. */
const tidings = (tickets: readonly ShownTicket[]): ReadonlyMap<string, Tiding> =>
  new Map(
    tickets.flatMap((ticket): (readonly [string, Tiding])[] => {
      const what = calledOut(ticket.order);
      const changed = ticket.lines.filter(({ line }) => isChanged(line) || line.state === 'VOIDED' || line.state === 'VOID_REQUESTED');
      return [
        [ticket.key, { what, lineIds: ticket.lines.map(({ id }) => id) }],
        ...changed.map(({ id, line }) => [`${id} ${line.version}`, { what, lineIds: [id] }] as const),
      ];
    }),
  );

export type Arrivals = {
  /** How many times something came since this screen was opened. */
  readonly count: number;
  /** What came last, as it is called out. */
  readonly what: string;
};

/**
 * What came since the board was first read: a new ticket, one that was called back, a change.
 *
 * @param isHushed a line of which nothing is said just now: somebody here took a step of it back themselves
 */
export const useArrivals = (
  tickets: readonly ShownTicket[] | undefined,
  { onArrival, isHushed }: { readonly onArrival: () => void; readonly isHushed: (lineId: string) => boolean },
): Arrivals => {
  const [arrivals, setArrivals] = useState<Arrivals>({ count: 0, what: '' });
  const known = useRef<ReadonlyMap<string, Tiding>>(undefined);
  const now = useMemo(() => tickets && tidings(tickets), [tickets]);
  useEffect(() => {
    if (!now) return;
    const before = known.current;
    known.current = now;
    const fresh = before === undefined ? [] : [...now].filter(([key, { lineIds }]) => !before.has(key) && !lineIds.some(isHushed));
    if (fresh.length === 0) return;
    const what = [...new Set(fresh.map(([, { what: called }]) => called))].join(m.ui_comma());
    setArrivals(({ count }) => ({ count: count + 1, what }));
    onArrival();
  }, [now, onArrival, isHushed]);
  return arrivals;
};

import { useEffect, useMemo, useRef, useState } from 'react';

import { calledOut, isChanged, type ShownTicket } from './shown-ticket.ts';

/** Everything that somebody should look up for, by a name that changes when there is something new about it. */
export const tidings = (tickets: readonly ShownTicket[]): ReadonlyMap<string, string> =>
  new Map(
    tickets.flatMap((ticket) => {
      const what = calledOut(ticket.order);
      const changed = ticket.lines.filter(({ line }) => isChanged(line) || line.state === 'VOIDED' || line.state === 'VOID_REQUESTED');
      return [[ticket.key, what] as const, ...changed.map(({ line }) => [`${line.id} ${line.version}`, what] as const)];
    }),
  );

export type Arrivals = {
  /** How many times something came since this screen was opened. */
  readonly count: number;
  /** What came last, as it is called out. */
  readonly what: string;
};

/** What came since the board was first read: a new ticket, one that was called back, a change. */
export const useArrivals = (tickets: readonly ShownTicket[] | undefined, onArrival: () => void): Arrivals => {
  const [arrivals, setArrivals] = useState<Arrivals>({ count: 0, what: '' });
  const known = useRef<ReadonlyMap<string, string>>(undefined);
  const now = useMemo(() => tickets && tidings(tickets), [tickets]);
  useEffect(() => {
    if (!now) return;
    const before = known.current;
    known.current = now;
    const fresh = before === undefined ? [] : [...now].filter(([key]) => !before.has(key));
    if (fresh.length === 0) return;
    const what = [...new Set(fresh.map(([, called]) => called))].join(', ');
    setArrivals(({ count }) => ({ count: count + 1, what }));
    onArrival();
  }, [now, onArrival]);
  return arrivals;
};

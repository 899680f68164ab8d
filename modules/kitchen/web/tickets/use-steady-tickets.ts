import { useEffect, useMemo, useRef, useState } from 'react';

import type { ShownTicket } from './shown-ticket.ts';
import { heldInPlace, inPlace, type Placed } from './steady-order.ts';

/** How long after a touch nothing moves: a second touch of the same finger is not meant for another ticket. @unit milliseconds */
const stillMs = 700;

/** Whether somebody touches the board, or just did. */
const useTouched = () => {
  const [isTouched, setIsTouched] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = useMemo(() => {
    const touch = () => {
      clearTimeout(timer.current);
      setIsTouched(true);
    };
    const leave = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsTouched(false), stillMs);
    };
    return { onPointerDownCapture: touch, onPointerUpCapture: leave, onPointerCancelCapture: leave };
  }, []);
  return { isTouched, handlers };
};

type Seen = {
  readonly tickets: readonly ShownTicket[];
  readonly isTouched: boolean;
  readonly placed: readonly Placed<ShownTicket>[];
};

const none: readonly ShownTicket[] = [];

/** Tickets at their places; none moves while the board is touched. */
export const useSteadyTickets = (tickets: readonly ShownTicket[] = none) => {
  const { isTouched, handlers } = useTouched();
  const [seen, setSeen] = useState<Seen>(() => ({ tickets, isTouched, placed: inPlace(tickets) }));
  if (seen.tickets === tickets && seen.isTouched === isTouched) return { placed: seen.placed, handlers };
  const placed = isTouched ? heldInPlace(seen.placed, tickets) : inPlace(tickets);
  setSeen({ tickets, isTouched, placed });
  return { placed, handlers };
};

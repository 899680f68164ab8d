import { useRef, useState, type PointerEvent } from 'react';

import type { Shift } from '../../contract/rota-fields.ts';
import { quarterMs, type Axis } from './rota-model.ts';

/** What a pointer does to a shift: the whole of it, or one of its ends. */
type Grip = 'move' | 'start' | 'end';

type Held = { readonly grip: Grip; readonly fromX: number; readonly pxPerMs: number };

/** @unit pixels from an end of a bar at which it is taken by that end */
const edge = 10;

const snapped = (ms: number): number => Math.round(ms / quarterMs) * quarterMs;

const timesAfter = ({ startsAt, endsAt }: Shift, grip: Grip, byMs: number) => {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const startsMs = grip === 'end' ? start : Math.min(start + byMs, grip === 'start' ? end - quarterMs : Number.POSITIVE_INFINITY);
  const endsMs = grip === 'start' ? end : Math.max(end + byMs, grip === 'end' ? start + quarterMs : 0);
  return { startsAt: new Date(startsMs).toISOString(), endsAt: new Date(endsMs).toISOString() };
};

type Times = ReturnType<typeof timesAfter>;

/**
 * Moves a shift with a pointer, or takes it by an end, in quarters of an hour. A press without a move is a press. Whoever
 * has no pointer finds the same in the shift's sheet.
 */
export const useDrag = (shift: Shift, axis: Axis, on: { readonly press: () => void; readonly drop: (times: Times) => void }) => {
  const held = useRef<Held | null>(null);
  const [times, setTimes] = useState<Times | null>(null);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const box = event.currentTarget.getBoundingClientRect();
      const row = event.currentTarget.parentElement?.getBoundingClientRect().width ?? box.width;
      const [left, right] = [event.clientX - box.left, box.right - event.clientX];
      held.current = {
        grip: left < edge ? 'start' : right < edge ? 'end' : 'move',
        fromX: event.clientX,
        pxPerMs: row / (axis.endsMs - axis.startsMs),
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      const byMs = snapped((event.clientX - held.current.fromX) / held.current.pxPerMs);
      setTimes(byMs === 0 ? null : timesAfter(shift, held.current.grip, byMs));
    },
    onPointerUp: () => {
      held.current = null;
      if (times) on.drop(times);
    },
    onPointerCancel: () => {
      held.current = null;
      setTimes(null);
    },
    onClick: () => {
      if (!times) on.press();
      setTimes(null);
    },
  };
  return { times, handlers };
};

import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { kitchenLimits } from './kitchen-limits.ts';
import type { LineState } from './line-state.ts';

/** One step of a line, as it was kept. */
export type LineEvent = {
  readonly id: string;
  readonly fromState: LineState;
  readonly toState: LineState;
  /**
   * At which stage of its way the line stood before.
   *
   * @unit stages, from 1
   */
  readonly fromStage: number;
  /** By the clock of the device. */
  readonly occurredAt: Date;
  /** By ours. */
  readonly at: Date;
  /** The step that it took back. */
  readonly undoesId: string | null;
};

/** When a line came how far; null where it has not, or not since it was called back. */
export type LineTimes = {
  readonly startedAt: Date | null;
  readonly readyAt: Date | null;
  readonly passedAt: Date | null;
  readonly servedAt: Date | null;
};

const never: LineTimes = { startedAt: null, readyAt: null, passedAt: null, servedAt: null };

const timeOf: Readonly<Partial<Record<LineState, keyof LineTimes>>> = {
  STARTED: 'startedAt',
  READY: 'readyAt',
  PASSED: 'passedAt',
  SERVED: 'servedAt',
};

/** The times of a line after one more step. */
export const timesAfter = (times: LineTimes, toState: LineState, at: Date): LineTimes => {
  if (toState === 'QUEUED' || toState === 'HELD') return never;
  const column = timeOf[toState];
  return column === undefined || times[column] !== null ? times : { ...times, [column]: at };
};

/** The times of a line as its steps tell them, leaving out those that were taken back. */
export const timesOfHistory = (events: readonly LineEvent[]): LineTimes => {
  const undone = new Set(events.flatMap(({ undoesId }) => undoesId ?? []));
  return events
    .filter(({ id, undoesId }) => undoesId === null && !undone.has(id))
    .reduce((times, { toState, at }) => timesAfter(times, toState, at), never);
};

const usesFood: ReadonlySet<LineState> = new Set(['STARTED', 'READY', 'PASSED', 'SERVED']);
const inWork: ReadonlySet<LineState> = new Set(['QUEUED', 'STARTED']);

/** When somebody first began a line, whatever was called back since; null where every beginning was taken back. */
export const begunBy = (events: readonly LineEvent[]): Date | null => {
  const undone = new Set(events.flatMap(({ undoesId }) => undoesId ?? []));
  const first = events.find(
    ({ id, undoesId, fromState, toState }) =>
      // From being made to being made: an earlier stage was done with it.
      undoesId === null && !undone.has(id) && (usesFood.has(toState) || (toState === 'QUEUED' && inWork.has(fromState))),
  );
  return first?.at ?? null;
};

/** Why a step is not undone. */
export type UndoRefusal =
  | { readonly code: 'UNDO_NOT_LAST' }
  | { readonly code: 'UNDO_TOO_LATE'; /** @unit seconds */ readonly secondsMax: number };

/**
 * Decides whether a step is undone, by the clock of whoever undoes it: on a bad line both arrive late.
 *
 * @param events the steps of the line, oldest first
 * @refuses UNDO_NOT_LAST when another step followed it, or it was undone; UNDO_TOO_LATE after ten seconds
 */
export const decideUndo = (events: readonly LineEvent[], eventId: string, undoneAt: Date): Decision<LineEvent, UndoRefusal> => {
  const last = events.at(-1);
  if (!last || last.id !== eventId || last.undoesId !== null) return refused({ code: 'UNDO_NOT_LAST' });
  const late = undoneAt.getTime() - last.occurredAt.getTime() > kitchenLimits.undoMs;
  return late ? refused({ code: 'UNDO_TOO_LATE', secondsMax: kitchenLimits.undoMs / 1000 }) : accepted(last);
};

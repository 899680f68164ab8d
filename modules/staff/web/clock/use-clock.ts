import { useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { findPlace } from '../../../../platform/device/find-place.ts';
import { wrongClockMs } from '../../../../platform/web/device-clock.ts';
import { newCommand, newId, rightNow } from '../../../../platform/web/new-command.ts';
import { useOutbox, useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { isTurn } from '../../../../platform/web/shared-device.ts';
import { distanceM, isOutOfFence, type Away } from '../../rules/clock-fence.ts';
import { clockWindow } from '../../rules/clock-limits.ts';
import { countingMarks, pairMarks, type ClockKind, type ClockMark } from '../../rules/clock-pairing.ts';
import { overlongMinutes } from '../../rules/time-card.ts';
import { useStaffWorld, type StaffInputs, type StaffOutputs } from '../staff-client.ts';
import { markWord } from '../words/hours-words.ts';
import { minuteMs } from './date-of.ts';

const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / minuteMs);

export type Known = {
  readonly clock: StaffOutputs['readClock'];
  /**
   * When it was answered, by the clock of the device.
   *
   * @unit milliseconds since the epoch
   */
  readonly answeredAtMs: number;
};

/**
 * A second tap of a nervous thumb falls on the button that stands there by then: so long nothing is said by it.
 *
 * @unit milliseconds
 */
const nervousMs = 2500;

/** Whether something was said a moment ago, and a way to note that it was. */
const useJustSaid = (): readonly [boolean, () => void] => {
  const [saidAtMs, setSaidAtMs] = useState<number | null>(null);
  useEffect(() => {
    if (saidAtMs === null) return;
    const timer = setTimeout(() => setSaidAtMs(null), nervousMs);
    return () => clearTimeout(timer);
  }, [saidAtMs]);
  return [saidAtMs !== null, () => setSaidAtMs(Date.now())];
};

/** What the person said so far, waiting or not, and a way to say more. */
export const useClock = ({ clock, answeredAtMs }: Known) => {
  const { restaurantId } = useStaffWorld();
  const outbox = useOutbox();
  const clockAheadMs = within(Date.parse(clock.now) - answeredAtMs);
  const waiting = useWaitingMarks(restaurantId);
  const [isFinding, setIsFinding] = useState(false);
  const [isJustSaid, noteSaid] = useJustSaid();
  const [away, setAway] = useState<Away | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const known: ClockMark[] = clock.marks.map(({ happenedAt, ...mark }) => ({ ...mark, at: Date.parse(happenedAt) / minuteMs }));
  const marks = countingMarks([...known, ...waiting.filter(({ id }) => !known.some((mark) => mark.id === id))]);
  const shifts = clock.shifts.map((shift) => ({
    ...shift,
    startsAt: minuteOf(shift.startsAt),
    endsAt: minuteOf(shift.endsAt),
    paidBreakMinutes: 0,
  }));
  /** A picture goes behind what was said in the same queue, so that the server knows the mark by then. */
  const say = async (kind: Exclude<ClockKind, 'VOID'>, picture: string | null = null) => {
    setProblem(null);
    setAway(null);
    setIsFinding(true);
    const place = await lookForPlace(clock.setting);
    setIsFinding(false);
    setAway(place.away);
    if (place.problem !== null) return setProblem(place.problem);
    const body = { markId: newId(), kind, clockAheadMs: afterLast(clockAheadMs, marks.at(-1)), position: place.position };
    const input = newCommand(restaurantId, body);
    const subject = markWord(kind);
    noteSaid();
    await outbox.enqueue({ name: 'staff.clock@1', input, subject });
    if (picture === null) return;
    const beside = newCommand(restaurantId, { markId: body.markId, picture });
    await outbox.enqueue({ name: 'staff.set-clock-photo@1', input: beside, subject });
  };
  const isPhotoAsked = (kind: ClockKind): boolean => clock.setting.asksPhoto && isTurn() && (kind === 'IN' || kind === 'OUT');
  return {
    say,
    isPhotoAsked,
    isFinding,
    isJustSaid,
    away,
    problem,
    marks,
    shifts,
    isWaiting: waiting.length > 0,
    ...standing(marks, shifts),
  };
};

/** A clock that is wrong by more is put right for every command alike, on its way. */
const within = (ms: number): number => (Math.abs(ms) > wrongClockMs ? 0 : Math.round(ms));

/** @unit milliseconds */
const guessErrorMaxMs = 60_000;

/**
 * How far the server's clock is ahead is known to within the time that an answer takes: so that nobody goes before they
 * came, what is said next is never earlier than what was said last, where that is no further off than such a guess.
 */
const afterLast = (clockAheadMs: number, last: ClockMark | undefined): number => {
  const neededMs = last ? Math.ceil(last.at * minuteMs - rightNow().getTime()) + 1 : clockAheadMs;
  return neededMs - clockAheadMs < guessErrorMaxMs ? Math.max(clockAheadMs, neededMs) : clockAheadMs;
};

const useWaitingMarks = (restaurantId: string): ClockMark[] =>
  useOutboxSummary()
    .waiting.filter(({ name, input }) => name === 'staff.clock@1' && input.restaurantId === restaurantId)
    .map(({ input }) => {
      const { body, occurredAt } = input as StaffInputs['clock'];
      return {
        id: body.markId,
        kind: body.kind,
        at: (Date.parse(occurredAt) + body.clockAheadMs) / minuteMs,
        replacesId: null,
      };
    });

/** Whether somebody is in, and since when; whoever has been in for too long has forgotten to go, and may come again. */
const standing = (marks: readonly ClockMark[], shifts: Parameters<typeof pairMarks>[1]) => {
  const last = pairMarks(marks, shifts, clockWindow).segments.at(-1);
  const open = last && last.to === null ? last : null;
  const isForgotten = open !== null && Date.now() / minuteMs - open.from > overlongMinutes;
  return { open: isForgotten ? null : open, forgotten: isForgotten ? open : null };
};

type Setting = StaffOutputs['readClock']['setting'];
type Place = { readonly position: StaffInputs['clock']['body']['position']; readonly away: Away | null; readonly problem: string | null };

const nowhere: Place = { position: null, away: null, problem: null };

/** Asked for only by whoever presses, and only where the house wants to know; a shared tablet stands where it stands. */
const lookForPlace = async ({ place, fence, radiusM }: Setting): Promise<Place> => {
  if (place === null || fence === 'OFF' || isTurn()) return nowhere;
  const search = await findPlace();
  if (search.kind !== 'FOUND') {
    if (fence === 'WARN') return nowhere;
    return { ...nowhere, problem: search.kind === 'DENIED' ? m.staff_refusal_place_needed() : m.staff_clock_not_found() };
  }
  const away = { distanceM: distanceM(place, search.place), accuracyM: search.place.accuracyM };
  const isOut = fence === 'REFUSE' && isOutOfFence(away, radiusM);
  return { position: search.place, away, problem: isOut ? m.staff_refusal_out_of_fence({ distanceM: away.distanceM, radiusM }) : null };
};

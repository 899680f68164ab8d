import { instantAt, isoDayAt, isoMinuteAt } from '../../../../kit/time/wall.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import type { HoursCard } from '../../contract/timesheet.contract.ts';

/** A moment as it is typed; both empty where nothing was. */
export type TypedMoment = { readonly day: string; readonly clock: string };

/** Coming and going as they are typed for somebody. */
export type CorrectForm = {
  readonly userId: string;
  readonly came: TypedMoment;
  readonly left: TypedMoment;
  /** A break that nobody said, by its times of the wall; both empty where there is none. */
  readonly pause: { readonly from: string; readonly to: string };
  readonly note: string;
};

/** One thing to be written. */
export type Writing = {
  readonly kind: 'IN' | 'BREAK_START' | 'BREAK_END' | 'OUT';
  readonly happenedAt: string;
  readonly replacesId: string | null;
};

type Segment = HoursCard['segments'][number];

/** The stretch of a day that asks to be corrected: the one without an end, or else the first. */
export const segmentToCorrect = (card: HoursCard | null): Segment | null =>
  card?.segments.find(({ to }) => to === null) ?? card?.segments[0] ?? null;

/** What stands in the form at first: the end that the shift proposes, where nobody said when they went. */
export const correctFormOf = ({ card, day }: { card: HoursCard | null; day: string }, timeZone: string): CorrectForm => {
  const segment = segmentToCorrect(card);
  const typed = (iso: string | null | undefined): TypedMoment =>
    iso ? { day: isoDayAt(new Date(iso), timeZone), clock: isoMinuteAt(new Date(iso), timeZone) } : { day, clock: '' };
  return {
    userId: card?.userId ?? '',
    came: typed(segment?.from),
    left: typed(segment?.to ?? segment?.proposedEnd),
    pause: { from: '', to: '' },
    note: '',
  };
};

/** What is to be written: only what is otherwise than it was. */
export const writingsOf = ({ came, left, pause }: CorrectForm, segment: Segment | null, timeZone: string): Writing[] => {
  const momentOf = ({ day, clock }: TypedMoment): string | null =>
    clock === '' || day === '' ? null : instantAt(day, clock, timeZone).toISOString();
  const [from, to] = [momentOf(came), momentOf(left)];
  const isSame = (one: string | null | undefined, other: string | null) => one && other && Date.parse(one) === Date.parse(other);
  const writings: Writing[] = [];
  if (from !== null && !isSame(segment?.from, from)) writings.push({ kind: 'IN', happenedAt: from, replacesId: segment?.inId ?? null });
  if (to !== null && !isSame(segment?.to, to)) writings.push({ kind: 'OUT', happenedAt: to, replacesId: segment?.outId ?? null });
  return [...writings, ...pauseWritings(pause, came, timeZone)];
};

/** A break lies after somebody came: a time of the wall before that is one of the next day. */
const pauseWritings = ({ from, to }: CorrectForm['pause'], came: TypedMoment, timeZone: string): Writing[] => {
  if (from === '' || to === '' || came.day === '') return [];
  const after = (clock: string, earliest: string): string => {
    const day = clock < earliest ? dayAfter(came.day, 1) : came.day;
    return instantAt(day, clock, timeZone).toISOString();
  };
  const isNextDay = from < came.clock;
  const happened = [after(from, came.clock), isNextDay ? after(to, '24:00') : after(to, from)] as const;
  return [
    { kind: 'BREAK_START', happenedAt: happened[0], replacesId: null },
    { kind: 'BREAK_END', happenedAt: happened[1], replacesId: null },
  ];
};

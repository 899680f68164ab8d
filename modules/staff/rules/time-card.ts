import type { Pairing, ToldShift, Segment, Stretch } from './clock-pairing.ts';
import { paidStretches, stretchMinutes } from './paid-stretches.ts';

/** What a lead looks at before anything is paid. */
export const cardExceptions = [
  'EARLY',
  'LATE',
  'NO_SHOW',
  'MISSED_IN',
  'MISSED_OUT',
  'MISSED_BREAK',
  'UNSCHEDULED',
  'OUT_OF_FENCE',
  'OVERLONG',
  'REST_BREACH',
] as const;

/** One of them. */
export type CardExceptionKind = (typeof cardExceptions)[number];

/** Something about a day that isn't as it was planned, with how far. */
export type CardException = {
  readonly kind: CardExceptionKind;
  /** @unit minutes: too early, too late, too long, of rest, of break; null where there is nothing to measure */
  readonly minutes: number | null;
};

/** A break that the law of the country asks for. */
export type BreakOwed = {
  /** @unit minutes of work, above which it is owed */
  readonly afterMinutes: number;
  /** @unit minutes */
  readonly minutes: number;
};

/** What the days of one person are judged by. */
export type CardRules = {
  /** @unit minutes that somebody may come before or after the start without a word */
  readonly graceMinutes: number;
  readonly breakOwed: BreakOwed | null;
  /** @unit minutes between going and coming; null where no law asks for it */
  readonly dailyRestMinutes: number | null;
  /** @unit minutes to which a day is rounded up: never down, so that nothing is paid below what was worked */
  readonly roundUpToMinutes: number;
  /** @unit minutes since 1970 */
  readonly now: number;
  /** The trading day of a minute since 1970. */
  readonly dayOf: (at: number) => string;
  /** Whether anybody was told of a shift in the week of a trading day: without a rota nobody is off it. */
  readonly hasRota: (day: string) => boolean;
  /** The marks that were made out of the restaurant's fence. */
  readonly outOfFence: ReadonlySet<string>;
};

/** One person's trading day. */
export type TimeCard = {
  readonly day: string;
  readonly segments: readonly Segment[];
  /** What is paid by the minute, in order and apart. */
  readonly paid: readonly Stretch[];
  /** @unit minutes from coming to going, of what has both */
  readonly spanMinutes: number;
  /** @unit minutes that are worked and paid */
  readonly workedMinutes: number;
  /** @unit minutes of break that nobody pays */
  readonly unpaidMinutes: number;
  /** @unit minutes that are given on top by rounding up */
  readonly roundingMinutes: number;
  readonly exceptions: readonly CardException[];
  /** What was seen, in one text: whoever approves it approves exactly this. */
  readonly digest: string;
};

/**
 * After so long it is asked whether somebody forgot to go.
 *
 * @unit minutes
 */
export const overlongMinutes = 840;

/**
 * Whoever is still in so long after the shift forgot to go, or has something to say about it.
 *
 * @unit minutes
 */
export const shiftOverMinutes = 60;

/**
 * The days of one person. A stretch past midnight belongs to the day of its shift, or to the trading day on which it
 * began; a shift that nobody came to has a day as well, once it is over.
 */
export const timeCards = (pairing: Pairing, shifts: readonly ToldShift[], rules: CardRules): TimeCard[] => {
  const shiftById = new Map(shifts.map((shift) => [shift.id, shift]));
  const worked = pairing.segments.map((segment) => ({
    segment,
    day: shiftById.get(segment.shiftId ?? '')?.day ?? rules.dayOf(segment.from),
  }));
  const lost = pairing.strays.filter(({ kind }) => kind === 'OUT').map(({ at }) => rules.dayOf(at));
  const attended = new Set(pairing.segments.map(({ shiftId }) => shiftId));
  const missed = shifts.filter(({ id, endsAt }) => endsAt <= rules.now && !attended.has(id));
  const days = new Set([...worked.map(({ day }) => day), ...lost, ...missed.map(({ day }) => day)]);
  return [...days].toSorted().map((day) => {
    const segments = worked.filter((one) => one.day === day).map(({ segment }) => segment);
    const before = pairing.segments.findLast(({ from, to }) => to !== null && from < (segments[0]?.from ?? 0));
    const lostOuts = lost.filter((one) => one === day).length;
    const found: CardException[] = [
      ...segments.flatMap((segment) => ofSegment(segment, shiftById.get(segment.shiftId ?? '') ?? null, rules)),
      ...lateness(segments, shiftById, rules),
      ...tooLittleRest(segments[0], before, rules),
      ...Array.from({ length: lostOuts }, () => ({ kind: 'MISSED_IN' as const, minutes: null })),
      ...missed.filter((shift) => shift.day === day).map(() => ({ kind: 'NO_SHOW' as const, minutes: null })),
    ];
    return cardOf(day, segments, { shiftById, found, rules });
  });
};

/** Whether a card can be approved: everything that began has ended, and nothing was said that has no beginning. */
export const isComplete = ({ segments, exceptions }: TimeCard): boolean =>
  segments.every(({ to }) => to !== null) && !exceptions.some(({ kind }) => kind === 'MISSED_IN');

type Found = {
  readonly shiftById: ReadonlyMap<string, ToldShift>;
  readonly found: readonly CardException[];
  readonly rules: CardRules;
};

const cardOf = (day: string, segments: readonly Segment[], { shiftById, found, rules }: Found): TimeCard => {
  const paid = paidStretches(segments, shiftById);
  const workedMinutes = stretchMinutes(paid);
  const spanMinutes = stretchMinutes(segments.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }])));
  const step = rules.roundUpToMinutes;
  return {
    day,
    segments,
    paid,
    spanMinutes,
    workedMinutes,
    unpaidMinutes: spanMinutes - workedMinutes,
    roundingMinutes: Math.ceil(workedMinutes / step) * step - workedMinutes,
    exceptions: found,
    digest: digestOf(paid, segments),
  };
};

/** What is paid, and what has no end; a day without either is told from one that nobody saw. */
const digestOf = (paid: readonly Stretch[], segments: readonly Segment[]): string => {
  const open = segments.filter(({ to }) => to === null).map(({ from }) => `${from}-`);
  return [...paid.map(({ from, to }) => `${from}-${to}`), ...open].join(' ') || '-';
};

const ofSegment = (segment: Segment, shift: ToldShift | null, rules: CardRules): CardException[] => {
  const { from, inId, outId } = segment;
  const isOut = rules.outOfFence.has(inId) || (outId !== null && rules.outOfFence.has(outId));
  return [
    ...ofLength(segment, shift, rules),
    ...(shift === null && rules.hasRota(rules.dayOf(from)) ? [{ kind: 'UNSCHEDULED' as const, minutes: null }] : []),
    ...(isOut ? [{ kind: 'OUT_OF_FENCE' as const, minutes: null }] : []),
    ...tooLittleBreak(segment, rules),
  ];
};

const ofLength = ({ from, to, isLeftOpen }: Segment, shift: ToldShift | null, { now }: CardRules): CardException[] => {
  const length = (to ?? now) - from;
  if (to !== null) return length > overlongMinutes ? [{ kind: 'OVERLONG', minutes: length }] : [];
  const isShiftOver = shift !== null && now > shift.endsAt + shiftOverMinutes;
  return isLeftOpen || length > overlongMinutes || isShiftOver ? [{ kind: 'MISSED_OUT', minutes: null }] : [];
};

const tooLittleBreak = ({ from, to, breaks }: Segment, { breakOwed }: CardRules): CardException[] => {
  if (to === null || breakOwed === null) return [];
  const rested = stretchMinutes(breaks);
  const isOwed = to - from - rested > breakOwed.afterMinutes;
  return isOwed && rested < breakOwed.minutes ? [{ kind: 'MISSED_BREAK', minutes: rested }] : [];
};

const lateness = (segments: readonly Segment[], shifts: ReadonlyMap<string, ToldShift>, { graceMinutes }: CardRules): CardException[] => {
  const firstOf = new Map(segments.toReversed().map((segment) => [segment.shiftId, segment]));
  return [...firstOf.values()].flatMap(({ shiftId, from }): CardException[] => {
    const late = from - (shifts.get(shiftId ?? '')?.startsAt ?? from);
    if (Math.abs(late) <= graceMinutes) return [];
    return [{ kind: late > 0 ? 'LATE' : 'EARLY', minutes: Math.abs(late) }];
  });
};

const tooLittleRest = (first: Segment | undefined, before: Segment | undefined, { dailyRestMinutes }: CardRules): CardException[] => {
  if (!first || !before || before.to === null || dailyRestMinutes === null) return [];
  const rest = first.from - before.to;
  return rest < dailyRestMinutes ? [{ kind: 'REST_BREACH', minutes: rest }] : [];
};

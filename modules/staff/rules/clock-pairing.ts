/** What somebody says at the clock. */
export const clockKinds = ['IN', 'BREAK_START', 'BREAK_END', 'OUT'] as const;

/** One of them; VOID stands in place of something that never was. */
export type ClockKind = (typeof clockKinds)[number] | 'VOID';

/** One thing said at the clock. */
export type ClockMark = {
  readonly id: string;
  readonly kind: ClockKind;
  /**
   * Parts of a minute count for the order alone.
   *
   * @unit minutes since 1970, the same everywhere and on every night of the year
   */
  readonly at: number;
  /** What it stands in place of: that one counts no more. */
  readonly replacesId: string | null;
};

/** A shift as it was made known. */
export type ToldShift = {
  readonly id: string;
  /** The trading day that it starts on. */
  readonly day: string;
  /** @unit minutes since 1970 */
  readonly startsAt: number;
  /** @unit minutes since 1970 */
  readonly endsAt: number;
  /** @unit minutes of its breaks that are paid */
  readonly paidBreakMinutes: number;
};

/** A stretch of time. */
export type Stretch = {
  /** @unit minutes since 1970 */
  readonly from: number;
  /** @unit minutes since 1970 */
  readonly to: number;
};

/** From coming until going. */
export type Segment = {
  readonly inId: string;
  /** Null while nobody said so. */
  readonly outId: string | null;
  /** @unit minutes since 1970 */
  readonly from: number;
  /** @unit minutes since 1970; null while nobody went */
  readonly to: number | null;
  readonly breaks: readonly Stretch[];
  /** @unit minutes since 1970; null where no break is running */
  readonly onBreakSince: number | null;
  readonly shiftId: string | null;
  /** Whether somebody came again without having gone: nobody will say any more when this one ended. */
  readonly isLeftOpen: boolean;
  /**
   * When it may have ended, for a lead to confirm: never paid by itself.
   *
   * @unit minutes since 1970
   */
  readonly proposedEnd: number | null;
};

/** How long before a shift, and after its end, somebody who comes belongs to it. */
export type ShiftWindow = {
  /** @unit minutes */
  readonly earlyMinutes: number;
  /** @unit minutes */
  readonly lateMinutes: number;
};

/** What the marks of one person come to. */
export type Pairing = { readonly segments: readonly Segment[]; readonly strays: readonly ClockMark[] };

/**
 * Two touches so close together are one.
 *
 * @unit minutes
 */
const sameTouchMinutes = 5;

const rank: Readonly<Record<ClockKind, number>> = { BREAK_END: 0, OUT: 1, IN: 2, BREAK_START: 3, VOID: 4 };

/** The marks that count, in the order that they happened: however they arrived, the order is one. */
export const countingMarks = (marks: readonly ClockMark[]): ClockMark[] => {
  const replaced = new Set(marks.map(({ replacesId }) => replacesId));
  return marks
    .filter(({ id, kind }) => kind !== 'VOID' && !replaced.has(id))
    .toSorted((one, other) => one.at - other.at || rank[one.kind] - rank[other.kind] || (one.id < other.id ? -1 : 1));
};

/** The shift that somebody who comes belongs to: the one whose window holds the minute, whose start is nearest. */
export const shiftOf = (at: number, shifts: readonly ToldShift[], window: ShiftWindow): ToldShift | null => {
  const holding = shifts.filter(({ startsAt, endsAt }) => startsAt - window.earlyMinutes <= at && at <= endsAt + window.lateMinutes);
  const distance = ({ startsAt }: ToldShift) => Math.abs(startsAt - at);
  return holding.toSorted((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1))[0] ?? null;
};

/**
 * Pairs what one person said at the clock.
 *
 * @invariant whoever goes, goes from where they came last, whatever shift has begun since.
 * @invariant without a going nothing ends: the shift's end is proposed, and no more.
 */
export const pairMarks = (marks: readonly ClockMark[], shifts: readonly ToldShift[], window: ShiftWindow): Pairing => {
  const segments: Segment[] = [];
  const strays: ClockMark[] = [];
  let open: Segment | null = null;
  for (const mark of countingMarks(marks)) {
    const step: Step = open === null ? begin(mark) : goOn(open, mark);
    if (step.done) segments.push(step.done);
    if (step.isStray) strays.push(mark);
    open = step.open;
  }
  if (open) segments.push(open);
  return { segments: segments.map((segment) => proposeEnd(segment, { shifts, window, nextFrom: nextAfter(segments, segment) })), strays };
};

type Step = { readonly open: Segment | null; readonly done?: Segment; readonly isStray?: boolean };

const begin = (mark: ClockMark): Step => {
  if (mark.kind !== 'IN') return { open: null, isStray: true };
  const nothing = { outId: null, to: null, breaks: [], onBreakSince: null, shiftId: null, isLeftOpen: false, proposedEnd: null };
  return { open: { inId: mark.id, from: Math.floor(mark.at), ...nothing } };
};

const goOn = (open: Segment, mark: ClockMark): Step => {
  const { kind, id } = mark;
  const at = Math.floor(mark.at);
  if (kind === 'OUT') return { open: null, done: { ...endBreak(open, at), outId: id, to: at } };
  if (kind === 'BREAK_END') return { open: endBreak(open, at), isStray: open.onBreakSince === null };
  if (kind === 'BREAK_START') return { open: { ...open, onBreakSince: open.onBreakSince ?? at }, isStray: open.onBreakSince !== null };
  if (at - open.from <= sameTouchMinutes) return { open };
  return { ...begin(mark), done: { ...open, isLeftOpen: true } };
};

const endBreak = (open: Segment, at: number): Segment =>
  open.onBreakSince === null ? open : { ...open, breaks: [...open.breaks, { from: open.onBreakSince, to: at }], onBreakSince: null };

const nextAfter = (segments: readonly Segment[], { from }: Segment): number | null =>
  segments.find((later) => later.from > from)?.from ?? null;

type Around = { readonly shifts: readonly ToldShift[]; readonly window: ShiftWindow; readonly nextFrom: number | null };

const proposeEnd = (segment: Segment, { shifts, window, nextFrom }: Around): Segment => {
  const shift = shiftOf(segment.from, shifts, window);
  const placed = { ...segment, shiftId: shift?.id ?? null };
  if (segment.to !== null || !shift || shift.endsAt <= segment.from) return placed;
  return { ...placed, proposedEnd: nextFrom === null ? shift.endsAt : Math.min(shift.endsAt, nextFrom) };
};

import type { ReviewAction } from './review-state.ts';

/** A cause as an analysis ranks it. */
export type RankedCause = {
  readonly reason: string;
  readonly itemId: string;
  /** @unit minor units of the period */
  readonly valueMinor: bigint;
};

/** A cause worth acting on. */
export type Suggestion = RankedCause & {
  readonly action: ReviewAction;
  /**
   * What it comes to at this rate.
   *
   * @unit minor units in thirty days
   */
  readonly monthMinor: bigint;
};

/** Of which period the values are, how many are wanted, and which are taken. */
export type SuggestionsAsked = {
  /** @unit days of the period that the values are of */
  readonly days: number;
  /** @unit suggestions */
  readonly max: number;
  readonly isWorkedOn: (cause: RankedCause) => boolean;
};

const monthDays = 30n;

/** What usually helps against a reason; against the rest somebody has to think of something. */
const usualActions: Readonly<Record<string, ReviewAction>> = {
  OVERPRODUCED: 'CHANGE_BATCH',
  SPOILED: 'CHANGE_PAR',
  EXPIRED: 'CHANGE_PAR',
};

/** What usually helps against a reason. */
export const usualAction = (reason: string): ReviewAction =>
  Object.hasOwn(usualActions, reason) ? (usualActions[reason] ?? 'TASK') : 'TASK';

/**
 * The dearest causes that nobody works on yet, dearest first, each with what it comes to in a month.
 */
export const suggestActions = (causes: readonly RankedCause[], asked: SuggestionsAsked): readonly Suggestion[] =>
  causes
    .filter((cause) => cause.valueMinor > 0n && !asked.isWorkedOn(cause))
    .toSorted((left, right) => Number(right.valueMinor - left.valueMinor) || (left.itemId < right.itemId ? -1 : 1))
    .slice(0, asked.max)
    .map((cause) => ({
      ...cause,
      action: usualAction(cause.reason),
      monthMinor: (cause.valueMinor * monthDays) / BigInt(Math.max(1, asked.days)),
    }));

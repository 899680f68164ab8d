import type { NoticeRule } from './pay-law.ts';

/**
 * A shift as its person knows it, or as it is to be.
 *
 * @unit milliseconds since 1970
 */
export type NoticedShift = {
  readonly userId: string | null;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly isCancelled: boolean;
};

/** What happens to whoever knows of a shift. */
export const noticeKinds = ['CANCELLED', 'GIVEN_AWAY', 'MOVED', 'SHORTENED', 'LENGTHENED', 'OTHER'] as const;

/** One of them. */
export type NoticeKind = (typeof noticeKinds)[number];

/** A change of a known shift, as its person meets it. */
export type Notice = {
  readonly kind: NoticeKind;
  /**
   * Until the shift begins as they know it, or sooner where it begins sooner; none once it has begun.
   *
   * @unit minutes
   */
  readonly noticeMinutes: number;
  /**
   * Of what they were to work, what they don't.
   *
   * @unit minutes
   */
  readonly lostMinutes: number;
};

const minuteMs = 60_000;

/** What a change means to whoever knows of a shift; null where it was nobody's. */
export const noticeOf = (before: NoticedShift, after: NoticedShift, nowMs: number): Notice | null => {
  if (before.userId === null || before.isCancelled) return null;
  const isGone = after.isCancelled || after.userId !== before.userId;
  const kept = isGone ? 0 : Math.max(0, Math.min(before.endsMs, after.endsMs) - Math.max(before.startsMs, after.startsMs));
  const begins = isGone ? before.startsMs : Math.min(before.startsMs, after.startsMs);
  return {
    kind: kindOf(before, after),
    noticeMinutes: Math.max(0, Math.floor((begins - nowMs) / minuteMs)),
    lostMinutes: Math.round((before.endsMs - before.startsMs - kept) / minuteMs),
  };
};

const kindOf = (before: NoticedShift, after: NoticedShift): NoticeKind => {
  if (after.isCancelled) return 'CANCELLED';
  if (after.userId !== before.userId) return 'GIVEN_AWAY';
  const [start, end] = [after.startsMs - before.startsMs, after.endsMs - before.endsMs];
  if (start === 0 && end === 0) return 'OTHER';
  if (start >= 0 && end <= 0) return 'SHORTENED';
  return start <= 0 && end >= 0 ? 'LENGTHENED' : 'MOVED';
};

const perHour = 60n * 10_000n;

/**
 * What a change at short notice would cost by a rule; null without a rule.
 *
 * @param ratePerHour hundredths of the currency
 * @unit hundredths of the currency, rounded up: nobody is owed less
 */
export const noticePay = (rule: NoticeRule | null, { noticeMinutes, lostMinutes }: Notice, ratePerHour: bigint): bigint | null => {
  if (!rule) return null;
  const share = rule.tiers.find(({ underHours }) => noticeMinutes < underHours * 60)?.shareBps ?? 0;
  return (BigInt(lostMinutes) * BigInt(share) * ratePerHour + perHour - 1n) / perHour;
};

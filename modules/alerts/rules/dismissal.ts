/** Why somebody put an alert aside. */
export const dismissReasons = ['KNOWN', 'NOT_IMPORTANT', 'WRONG'] as const;

/** A word of the list above. */
export type DismissReason = (typeof dismissReasons)[number];

const dayMs = 86_400_000;

/**
 * How long what was put aside stays away.
 *
 * @unit days
 * @source domain.md section 10 of the product's definitions
 */
const awayDays = 7;

/** An alert that somebody put aside, and what hung on it then. */
export type Dismissal = {
  readonly at: Date;
  readonly reason: DismissReason;
  /** @unit minor units; null where nobody knew */
  readonly impactMinor: bigint | null;
};

/** Whether what somebody put aside may come back to them: after a week, or when twice as much hangs on it as then. */
export const mayReturn = ({ at, impactMinor: before }: Dismissal, now: Date, impactMinor: bigint | null): boolean =>
  now.getTime() - at.getTime() >= awayDays * dayMs ||
  (before !== null && before > 0n && impactMinor !== null && impactMinor >= before * 2n);

/** How many in a row say that a kind is not wanted. */
const tiredAfter = 3;
/** @unit days */
const remembersDays = 30;

/**
 * Whether somebody put a kind aside as unimportant or wrong the last three times in a month. They are told of it in the digest from
 * then on, until they deal with one again.
 *
 * @param last the last alerts of the kind that they had to do with, the newest first; null for one that they dealt with
 */
export const isTiredOf = (last: readonly (Dismissal | null)[], now: Date): boolean => {
  const recent = last.slice(0, tiredAfter);
  return (
    recent.length === tiredAfter &&
    recent.every((one) => one !== null && one.reason !== 'KNOWN' && now.getTime() - one.at.getTime() < remembersDays * dayMs)
  );
};

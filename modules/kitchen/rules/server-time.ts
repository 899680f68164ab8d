/** When something was said to have happened, and when we heard of it. */
export type Saying = {
  /** By the clock of whoever says it. */
  readonly saidAt: Date;
  /** By the same clock, when it was sent; null where nobody told. */
  readonly sentAt: Date | null;
  readonly receivedAt: Date;
};

/**
 * When it happened by our own clock: as long before we heard of it as it lay at the sender's. Without a time of sending,
 * what was said, but never in the future.
 */
export const estimateMoment = ({ saidAt, sentAt, receivedAt }: Saying): Date => {
  if (sentAt === null) return saidAt < receivedAt ? saidAt : receivedAt;
  const lay = Math.max(0, sentAt.getTime() - saidAt.getTime());
  return new Date(receivedAt.getTime() - lay);
};

/** A moment, but not before another: whose clock is slow cannot have bumped a dish before it was fired. */
export const notBefore = (moment: Date, earliest: Date | null): Date => (earliest !== null && moment < earliest ? earliest : moment);

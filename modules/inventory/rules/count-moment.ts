/** What a device says about when a shelf was looked at, and what the server knows about it. */
export type CountMoment = {
  readonly deviceAt: Date;
  /** When this round of counting began. */
  readonly beganAt: Date;
  readonly now: Date;
};

/**
 * When a shelf was looked at: by the device's clock, but never before its round began and never after now. A clock that
 * runs ahead or behind would otherwise put the count before facts that it has not seen, or behind facts that it has.
 */
export const countMoment = ({ deviceAt, beganAt, now }: CountMoment): Date =>
  new Date(Math.min(Math.max(deviceAt.getTime(), beganAt.getTime()), now.getTime()));

/** When a count began: when its device says so, but never after now. */
export const countBeginning = ({ deviceAt, now }: Omit<CountMoment, 'beganAt'>): Date =>
  new Date(Math.min(deviceAt.getTime(), now.getTime()));

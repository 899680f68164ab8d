import type { Quantity } from '../../../kit/quantity.ts';

/** Why something that came is not taken, or why it is not what was ordered. */
export const rejectReasons = ['SHORT', 'DAMAGED', 'TEMP', 'EXPIRED', 'WRONG', 'QUALITY', 'OVER'] as const;

/** One of the above. */
export type RejectReason = (typeof rejectReasons)[number];

/** What a manager looks at before a line is booked. */
export const lineFindings = ['SHORT', 'OVER', 'REJECTED', 'WARM', 'EXPIRED', 'UNORDERED'] as const;

/** One of the above. */
export type LineFinding = (typeof lineFindings)[number];

/** A line at the door. */
export type ReceivedLine = {
  /** @unit millionths of the item's base unit */
  readonly delivered: Quantity;
  /** @unit millionths of the item's base unit */
  readonly rejected: Quantity;
  readonly rejectReason: RejectReason | null;
  /**
   * What was still to come of the order's line; `NOT_ORDERED` for what the order does not hold, null where there is no order.
   *
   * @unit millionths of the item's base unit
   */
  readonly outstanding: Quantity | 'NOT_ORDERED' | null;
  /** Whether it is weighed at the door, so that nobody brings it to the gram. */
  readonly isByWeight: boolean;
  /** @unit tenths of a degree Celsius */
  readonly tempTenths: number | null;
  readonly storageKind: string | null;
  readonly printedDate: string | null;
  readonly today: string;
};

/** Why a line cannot be written so. */
export type ReceiptLineRefusal = { readonly code: 'RECEIPT_REJECTED_TOO_MUCH' } | { readonly code: 'RECEIPT_REJECT_REASON_REQUIRED' };

/**
 * How much more than ordered is let pass.
 *
 * @unit hundredths of a percent
 */
const overBps = { piece: 500n, weight: 1000n } as const;

/**
 * How much less than ordered still counts as all of it, where it is weighed.
 *
 * @unit hundredths of a percent
 */
const shortWeightBps = 300n;

const whole = 10_000n;

/**
 * The warmest that chilled and frozen food is taken in without a second look.
 *
 * @unit tenths of a degree Celsius
 * @source Food Safety and Hygiene (England) Regulations 2013, schedule 4: 8 degrees; frozen at -18, with 3 on the way
 */
export const warmestTenths: Readonly<Record<string, number>> = { CHILL: 80, FREEZE: -150 };

/** Whether so much is more than what was to come, beyond what is let pass: a twentieth, a tenth of what is weighed. */
export const isOverTolerance = (accepted: bigint, outstanding: bigint, isByWeight: boolean): boolean =>
  accepted * whole > outstanding * (whole + (isByWeight ? overBps.weight : overBps.piece));

/** Whether so much is less than what was to come; what is weighed may miss a little. */
export const isShortOf = (came: bigint, outstanding: bigint, isByWeight: boolean): boolean =>
  came * whole < outstanding * (whole - (isByWeight ? shortWeightBps : 0n));

/** Whether food came warmer than where it goes to be kept allows; unknown temperatures and places say nothing. */
export const isTooWarm = (tempTenths: number | null, storageKind: string | null): boolean => {
  const warmest = storageKind === null ? undefined : warmestTenths[storageKind];
  return tempTenths !== null && warmest !== undefined && tempTenths > warmest;
};

/** Why a line cannot be written so; null where it can. */
export const lineProblem = ({ delivered, rejected, rejectReason }: ReceivedLine): ReceiptLineRefusal | null => {
  if (rejected > delivered) return { code: 'RECEIPT_REJECTED_TOO_MUCH' };
  if (rejected > 0n && rejectReason === null) return { code: 'RECEIPT_REJECT_REASON_REQUIRED' };
  return null;
};

/** What somebody looks at again: a line without any is as it was ordered, and as it should be. */
export const findingsOf = (line: ReceivedLine): readonly LineFinding[] => {
  const { delivered, rejected, outstanding, isByWeight } = line;
  const findings: LineFinding[] = [];
  if (outstanding === 'NOT_ORDERED') findings.push('UNORDERED');
  else if (outstanding !== null) {
    if (isShortOf(delivered, outstanding, isByWeight)) findings.push('SHORT');
    if (isOverTolerance(delivered - rejected, outstanding, isByWeight)) findings.push('OVER');
  }
  if (rejected > 0n) findings.push('REJECTED');
  const isTaken = delivered > rejected;
  if (isTaken && isTooWarm(line.tempTenths, line.storageKind)) findings.push('WARM');
  if (isTaken && line.printedDate !== null && line.printedDate < line.today) findings.push('EXPIRED');
  return findings;
};

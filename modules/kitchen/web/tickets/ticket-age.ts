/** How old a ticket is against what it may take. */
export type TicketAge = {
  /** @unit seconds */
  readonly seconds: number;
  /** @unit seconds that its slowest dish may take; null where no dish says */
  readonly target: number | null;
  readonly standing: 'FRESH' | 'SOON' | 'LATE';
  /** How much of the bar is filled, 0 to 1: the target stands at two thirds, so that lateness still grows. */
  readonly fill: number;
};

const soonShare = 0.75;
/** Where on the bar the target stands, 0 to 1. */
export const targetPlace = 2 / 3;

const freshSeconds = 60;

/** Whether a ticket came just now. */
export const isFresh = ({ seconds, standing }: TicketAge): boolean => seconds < freshSeconds && standing === 'FRESH';

/** The age of a ticket by the server's clock. */
export const ticketAge = (firedAtMs: number, nowMs: number, targets: readonly (number | null)[]): TicketAge => {
  const seconds = Math.max(0, Math.floor((nowMs - firedAtMs) / 1000));
  const known = targets.filter((target) => target !== null);
  const target = known.length === 0 ? null : Math.max(...known);
  if (target === null) return { seconds, target, standing: 'FRESH', fill: 0 };
  const standing = seconds > target ? 'LATE' : seconds >= target * soonShare ? 'SOON' : 'FRESH';
  return { seconds, target, standing, fill: Math.min(1, (seconds / target) * targetPlace) };
};

/** Whole minutes beyond the target, and one from the first second on: nothing is late by nought. @unit minutes */
export const minutesOver = ({ seconds, target, standing }: TicketAge): number | null =>
  standing === 'LATE' && target !== null ? Math.max(1, Math.floor((seconds - target) / 60)) : null;

/** Minutes and seconds: "15:10"; from an hour on the minutes go on counting. */
export const ageText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

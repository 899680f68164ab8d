import type { BusinessDate } from '../../../kit/time/business-date.ts';

/** What a printed date means: USE_BY is about safety, BEST_BEFORE about quality. */
export const dateTypes = ['USE_BY', 'BEST_BEFORE', 'NONE'] as const;

/** What a printed date means. */
export type DateType = (typeof dateTypes)[number];

/** How a lot stands; only one that is AVAILABLE is used by itself. */
export const lotStatuses = ['AVAILABLE', 'QUARANTINED', 'ON_HOLD', 'EXPIRED', 'RECALLED', 'DEPLETED'] as const;

/** How a lot stands. */
export type LotStatus = (typeof lotStatuses)[number];

/** How long an item keeps; what is absent is unknown. */
export type ShelfLife = {
  /** @unit days from its receipt */ readonly sealed?: number;
  /** @unit days from its opening */ readonly opened?: number;
  /** @unit days from its freezing */ readonly frozen?: number;
  /** @unit days from its thawing */ readonly thawed?: number;
};

/** How an item's deliveries are kept apart and how long they keep. */
export type Keeping = {
  /** Whether each delivery is a lot of its own. */
  readonly tracksLots: boolean;
  readonly dateType: DateType;
  readonly shelfLife: ShelfLife;
};

/** Nothing is told apart, and nobody knows how long it keeps. */
export const noKeeping: Keeping = { tracksLots: false, dateType: 'NONE', shelfLife: {} };

/** What was done with a lot, by trading day. */
export type LotHistory = {
  readonly receivedOn: BusinessDate;
  readonly printedDate: BusinessDate | null;
  readonly openedOn: BusinessDate | null;
  readonly frozenOn: BusinessDate | null;
  readonly thawedOn: BusinessDate | null;
};

/**
 * How long before its last day a lot is announced.
 *
 * @unit days
 */
export const expiryWarningDays: number = 2;

const dayMs = 86_400_000;

/** A trading day so many days later. */
export const daysAfter = (date: BusinessDate, days: number): BusinessDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as BusinessDate;

const after = (date: BusinessDate, days: number | undefined): BusinessDate | null => (days === undefined ? null : daysAfter(date, days));

const earlier = (left: BusinessDate | null, right: BusinessDate | null): BusinessDate | null => {
  if (left === null || right === null) return left ?? right;
  return left < right ? left : right;
};

/**
 * The last day on which a lot may be used. Printed, or received and so many days; opening shortens it, freezing replaces
 * it, thawing replaces it again. A step whose days are not known leaves what was known, but freezing stops the clock:
 * without its days nobody knows.
 *
 * @returns null where nothing says
 */
export const expiryOf = (lot: LotHistory, life: ShelfLife): BusinessDate | null => {
  const sealed = lot.printedDate ?? after(lot.receivedOn, life.sealed);
  if (lot.thawedOn !== null) return opened(lot, life, after(lot.thawedOn, life.thawed));
  if (lot.frozenOn !== null) return after(lot.frozenOn, life.frozen);
  return opened(lot, life, sealed);
};

const opened = ({ openedOn }: LotHistory, life: ShelfLife, until: BusinessDate | null): BusinessDate | null =>
  openedOn === null ? until : earlier(until, after(openedOn, life.opened));

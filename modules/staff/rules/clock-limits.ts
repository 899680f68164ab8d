/** What the house does about somebody who clocks out of its fence. */
export const fenceModes = ['REFUSE', 'WARN', 'OFF'] as const;

/**
 * To what a day is rounded up.
 *
 * @unit minutes
 */
export const roundingSteps = [1, 5, 15] as const;

/** How long before a shift, and after its end, somebody who comes belongs to it. */
export const clockWindow = { earlyMinutes: 120, lateMinutes: 60 } as const;

/** What a house has until it says otherwise. */
export const usualSetting = {
  place: null,
  radiusM: 120,
  fence: 'REFUSE',
  graceMinutes: 10,
  roundUpTo: 1,
  restWeekday: 0,
  holidays: [],
  overtimeAfterMinutes: null,
  overtimePermille: 1500,
  asksPhoto: false,
  labourTargetBps: null,
} as const;

/** The bounds of the clock. */
export const clockLimits = {
  /** @unit metres */
  radiusMinM: 50,
  /** @unit metres */
  radiusMaxM: 300,
  /**
   * How late what waited on a device may arrive.
   *
   * @unit days
   */
  queuedDaysMax: 14,
  /**
   * How far back a lead may write.
   *
   * @unit days
   */
  writtenDaysMax: 92,
  /**
   * How far a device's clock may be wrong, and still be reckoned with.
   *
   * @unit milliseconds
   */
  clockErrorMaxMs: 43_200_000,
  /** @unit days that are read at once */
  readDaysMax: 62,
  /** @unit cards that are approved at once */
  approvedMax: 500,
  /** @unit days */
  holidaysMax: 100,
} as const;

/** What is kept of who stood at the shared tablet: no more than it takes to know somebody. */
export const clockPhotoLimits = {
  /** @unit bytes; held by the database as well */
  photoBytesMax: 102_400,
  /** @unit pixels of the longer side */
  photoSidePixelsMax: 640,
  /** @unit days, after which it is deleted */
  keptDays: 31,
} as const;

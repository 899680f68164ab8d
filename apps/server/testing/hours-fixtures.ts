import { uuidv7 } from 'uuidv7';

import { sentPeriodId, workedDay, workedDigest } from './furnish-hours.ts';
import { envelope } from './furnish.ts';
import { fixturePicture } from './tasks-fixtures.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** What somebody says at the clock on a phone that does not say where it is. */
export const clockBody = (changes: Record<string, unknown> = {}) => ({
  markId: uuidv7(),
  kind: 'IN' as const,
  clockAheadMs: 0,
  position: null,
  ...changes,
});

/** What a lead writes for somebody. */
export const recordBody = (userId: string, changes: Record<string, unknown> = {}) => ({
  markId: uuidv7(),
  userId,
  kind: 'IN' as const,
  happenedAt: new Date(Date.now() - 3_600_000).toISOString(),
  note: 'Forgot to clock in',
  replacesId: null,
  ...changes,
});

/** A house that asks where people are, around a point. */
export const clockSettingBody = (changes: Record<string, unknown> = {}) => ({
  baseVersion: 0,
  place: { latitude: 51.5136, longitude: -0.1365 },
  radiusM: 120,
  fence: 'REFUSE' as const,
  graceMinutes: 10,
  roundUpTo: 1 as const,
  restWeekday: 0,
  holidays: [],
  overtimeAfterMinutes: null,
  overtimePermille: 1500,
  asksPhoto: false,
  labourTargetBps: null,
  ...changes,
});

/** Inputs about coming, going and hours. */
export const hoursFixtures: Readonly<Record<string, InputBuilder>> = {
  readClock: ({ restaurantId }) => ({ restaurantId }),
  clock: ({ restaurantId }) => envelope(restaurantId, clockBody({ position: { latitude: 51.5136, longitude: -0.1365, accuracyM: 10 } })),
  setClockPhoto: ({ restaurantId, tabletMarkId }) => envelope(restaurantId, { markId: tabletMarkId, picture: fixturePicture }),
  recordClock: ({ restaurantId, memberId }) => envelope(restaurantId, recordBody(memberId)),
  saveClockSetting: ({ restaurantId }) => envelope(restaurantId, clockSettingBody()),
  readHours: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  readPayroll: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  approveCards: ({ restaurantId, memberId }) =>
    envelope(restaurantId, { cards: [{ userId: memberId, day: workedDay.day, digest: workedDigest }], note: null }),
  lockPeriod: ({ restaurantId }) => envelope(restaurantId, { periodId: uuidv7(), from: '2020-01-01', to: '2020-01-07' }),
  exportPeriod: ({ restaurantId }) => ({ restaurantId, periodId: sentPeriodId }),
};

import { uuidv7 } from 'uuidv7';

import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** What cards took in for the staff in a week that is over. */
export const tipPoolBody = (changes: Record<string, unknown> = {}) => ({
  poolId: uuidv7(),
  baseVersion: null as number | null,
  fromDay: '2026-11-02',
  toDay: '2026-11-08',
  source: 'CARD' as const,
  amountMinor: '10000',
  note: null,
  correctsId: null as string | null,
  ...changes,
});

/** By hours alone. */
export const tipSettingBody = (changes: Record<string, unknown> = {}) => ({
  baseVersion: 0,
  weights: {} as Record<string, number>,
  dayMinutesMax: null,
  policy: 'By hours',
  troncmaster: null,
  ...changes,
});

/** Inputs about tips. */
export const tipFixtures: Readonly<Record<string, InputBuilder>> = {
  readTips: ({ restaurantId }) => ({ restaurantId }),
  readTipsTaken: ({ restaurantId }) => ({ restaurantId, from: '2026-11-02', to: '2026-11-08' }),
  saveTipSetting: ({ restaurantId }) => envelope(restaurantId, tipSettingBody()),
  saveTipPool: ({ restaurantId }) => envelope(restaurantId, tipPoolBody()),
  stepTipPool: ({ restaurantId, tipPoolId }) =>
    envelope(restaurantId, { poolId: tipPoolId, version: 1, step: 'DROP', digest: '', paidOn: null }),
};

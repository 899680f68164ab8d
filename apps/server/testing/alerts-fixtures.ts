import { randomBytes } from 'node:crypto';

import { uuidv7 } from 'uuidv7';

import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** As everybody is told who has chosen nothing, but for one kind. */
const choice = {
  kinds: { 'stock-low': { isOff: false, push: true, mail: true, telegram: true } },
  quiet: { fromMinute: 1320, toMinute: 360 },
  digestAt: 1080,
  hasDigest: true,
};

/** Where a browser takes notices. */
const browserAddress = () => ({
  kind: 'web' as const,
  endpoint: `https://push.example.com/${randomBytes(8).toString('hex')}`,
  keys: { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') },
});

/** Inputs about alerts. */
export const alertsFixtures: Readonly<Record<string, InputBuilder>> = {
  listAlerts: ({ restaurantId }) => ({ restaurantId, language: 'en' }),
  countUnread: ({ restaurantId }) => ({ restaurantId, language: 'am' }),
  markRead: ({ restaurantId }) => envelope(restaurantId, { alertIds: null }),
  answerAlert: ({ restaurantId, alertId }) => envelope(restaurantId, { alertId, answer: { kind: 'DONE' } }),
  tellColleagues: ({ restaurantId }) =>
    envelope(restaurantId, { noteId: uuidv7(), text: 'An order is late', forRole: null, place: '/kitchen' }),
  readPreferences: ({ restaurantId }) => ({ restaurantId }),
  savePreferences: ({ restaurantId }) => envelope(restaurantId, { baseVersion: 0, choice }),
  connectDevice: ({ restaurantId }) => envelope(restaurantId, { address: browserAddress(), label: 'Chrome on Android', language: 'en' }),
  disconnectReach: ({ restaurantId, reachId }) => envelope(restaurantId, { reachId }),
  startTelegram: ({ restaurantId }) => envelope(restaurantId, { secret: randomBytes(24).toString('base64url') }),
  sendTest: ({ restaurantId }) => envelope(restaurantId, {}),
  listDeliveries: ({ restaurantId }) => ({ restaurantId, language: 'en', channel: 'MAIL', limit: 5 }),
};

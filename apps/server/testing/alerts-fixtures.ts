import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** Inputs about alerts. */
export const alertsFixtures: Readonly<Record<string, InputBuilder>> = {
  listAlerts: ({ restaurantId }) => ({ restaurantId, language: 'en' }),
  countUnread: ({ restaurantId }) => ({ restaurantId, language: 'am' }),
  markRead: ({ restaurantId }) => envelope(restaurantId, { alertIds: null }),
  answerAlert: ({ restaurantId, alertId }) => envelope(restaurantId, { alertId, answer: { kind: 'DONE' } }),
};

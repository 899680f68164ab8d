import { uuidv7 } from 'uuidv7';

import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** Something that everybody is told for today. */
export const announcementBody = (changes: Record<string, unknown> = {}) => ({
  announcementId: uuidv7(),
  text: 'The gas man comes at ten',
  isUrgent: false,
  workRoleIds: [] as string[],
  shownUntil: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  ...changes,
});

/** Inputs about what people are told. */
export const announcementFixtures: Readonly<Record<string, InputBuilder>> = {
  readAnnouncements: ({ restaurantId }) => ({ restaurantId }),
  announce: ({ restaurantId }) => envelope(restaurantId, announcementBody()),
  handOver: ({ restaurantId }) => envelope(restaurantId, { announcementId: uuidv7(), text: 'The fryer is off' }),
  confirmRead: ({ restaurantId, announcementId }) => envelope(restaurantId, { announcementId }),
  withdrawAnnouncement: ({ restaurantId, announcementId }) => envelope(restaurantId, { announcementId }),
};

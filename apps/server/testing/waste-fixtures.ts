import { uuidv7 } from 'uuidv7';

import { dayAfter } from '../../../modules/waste/rules/whole-weeks.ts';
import { envelope, wasteBody } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

let day = 0;
/** A day that no other call has written down. */
const anotherDay = (): string => dayAfter('2000-01-01', (day += 1));

/** Inputs about waste. */
export const wasteFixtures: Readonly<Record<string, InputBuilder>> = {
  listEntries: ({ restaurantId, itemId }) => ({ restaurantId, itemId, from: '2026-01-01', to: '2036-01-01', limit: 5 }),
  analyse: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  exportEntries: ({ restaurantId, itemId }) => ({ restaurantId, itemId }),
  logHelp: ({ restaurantId }) => ({ restaurantId }),
  logEntry: (things) => envelope(things.restaurantId, { ...wasteBody(things, uuidv7()), storageAreaId: things.storageAreaId }),
  voidEntry: ({ restaurantId, wasteEntryId }) => envelope(restaurantId, { entryId: wasteEntryId, reason: 'Counted twice' }),
  reviewEntries: ({ restaurantId, wasteEntryId }) => envelope(restaurantId, { entryIds: [wasteEntryId] }),
  saveContainer: ({ restaurantId }) =>
    envelope(restaurantId, { containerId: uuidv7(), baseVersion: null, name: uuidv7(), tareG: '300', isActive: true }),
  listDays: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  getGoals: ({ restaurantId }) => ({ restaurantId }),
  listReviews: ({ restaurantId }) => ({ restaurantId }),
  saveDay: ({ restaurantId }) =>
    envelope(restaurantId, { businessDate: anotherDay(), baseVersion: null, covers: 80, salesMinor: '240000' }),
  changeGoal: ({ restaurantId, wasteGoalId }) => envelope(restaurantId, { step: 'END', goalId: wasteGoalId, baseVersion: 1 }),
  actOnCause: ({ restaurantId, itemId }) =>
    envelope(restaurantId, {
      reviewId: uuidv7(),
      reason: 'SPOILED',
      itemId,
      action: 'TASK',
      words: 'Look at it',
      assigneeId: null,
      dueOn: null,
      par: null,
    }),
  moveReview: ({ restaurantId, wasteReviewId }) =>
    envelope(restaurantId, { reviewId: wasteReviewId, baseVersion: 1, step: 'DO', reason: null }),
  setPhoto: ({ restaurantId, wasteEntryId }) => envelope(restaurantId, { entryId: wasteEntryId, picture: null }),
};

import { and, eq, isNull, lt } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { assistantQuestion } from './tables.ts';

/** So long a question stays that nobody chose to keep. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

/** Forgets what was asked long ago; what somebody keeps stays. */
export const forgetQuestions = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const isOld = lt(assistantQuestion.askedAt, new Date(now.getTime() - keptMs));
  await tx.db
    .delete(assistantQuestion)
    .where(and(eq(assistantQuestion.restaurantId, tx.restaurantId), isOld, isNull(assistantQuestion.savedAt)));
};

/** Forgets old questions every night. */
export const forgetOldQuestions: Job = {
  name: 'assistant.forget-questions',
  schedule: '40 1 * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'forget what was asked long ago', (tx) => forgetQuestions(tx, new Date())),
};

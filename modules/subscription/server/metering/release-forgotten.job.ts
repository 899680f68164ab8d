import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { releaseForgotten } from './end-operation.ts';

/** Gives back every quarter of an hour what was set aside for operations that a crash cut off. */
export const releaseForgottenOften: Job = {
  name: 'subscription.release-forgotten',
  schedule: '*/15 * * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'release forgotten AI operations', (tx) => releaseForgotten(tx, new Date())),
};

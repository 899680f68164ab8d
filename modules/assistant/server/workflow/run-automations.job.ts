import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import type { WorkflowWorld } from './house-client.ts';
import { forgetRuns, runAutomations } from './run-automations.ts';

/** Looks every minute for what begins automations, in case the server that hears of it at once does not. */
export const runAutomationsOften = (world: WorkflowWorld): Job => ({
  name: 'assistant.run-automations',
  schedule: '* * * * *',
  run: ({ pools }) =>
    eachRestaurant(pools.app, 'look for what begins automations', ({ restaurantId }) => runAutomations(world, restaurantId, new Date())),
});

/** Forgets at night what automations did long ago. */
export const forgetRunsNightly: Job = {
  name: 'assistant.forget-automation-runs',
  schedule: '40 2 * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'forget old runs of automations', (tx) => forgetRuns(tx, new Date())),
};

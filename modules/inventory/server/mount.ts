/** What `apps/server` wires of inventory. */
export { reconcileLevelsNightly } from './reconcile-levels.job.ts';
export { inventoryRouter } from './router.ts';

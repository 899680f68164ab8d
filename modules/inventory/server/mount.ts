/** What `apps/server` wires of inventory, and `bench` measures. */
export { listStatements } from './list-statements.ts';
export { reconcileLevelsNightly } from './reconcile-levels.job.ts';
export { inventoryRouter } from './router.ts';

/** What `apps/server` wires of inventory, `bench` measures, and the demo counts with. */
export { listStatements } from './list-statements.ts';
export { lockItem } from './load-item.ts';
export { postCount } from './post-count.ts';
export { reconcileLevelsNightly } from './reconcile-levels.job.ts';
export { inventoryRouter } from './router.ts';
export { carryMessages, carryTransfers } from './carry-transfers.job.ts';
export { watchLotsHourly } from './watch-lots.job.ts';
export { watchCountsNightly } from './watch-counts.job.ts';
export type { StockClient } from './self-check/bench.ts';
export { allChecks, runChecks } from './self-check/run-checks.ts';
export { makeOpenRuns, runSelfChecksSoon } from './self-check/self-check.job.ts';

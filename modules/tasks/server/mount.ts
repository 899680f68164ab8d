/** What `apps/server` wires of the module. */
export { openRuns, openRunsOf, openRunsOften } from './open-runs.job.ts';
export { failProcesses } from './processes.ts';
export { tasksRouter } from './router.ts';

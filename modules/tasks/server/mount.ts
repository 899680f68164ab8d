/** What `apps/server` wires of the module. */
export { readCheckPhoto } from './evidence.ts';
export { openRuns, openRunsOf, openRunsOften } from './open-runs.job.ts';
export { failProcesses } from './processes.ts';
export { readTaskPhoto } from './task-photos.ts';
export { tasksRouter } from './router.ts';

/** What other modules may ask of tasks, in their own transaction. */
export { checksOfDays, type ChecksOfDays } from './checks-of-days.ts';

/** What other modules may ask of tasks, in their own transaction. */
export { listsDue, tasksOfMine, type DueList, type DueTask } from './due-now.ts';
export { hasLists } from './set-up-steps.ts';
export { checksOfDays, type ChecksOfDays } from './checks-of-days.ts';
export { tasksPress } from './what-presses.ts';
export { checkGaps } from './gaps.ts';
export { dispositionWord, processWord } from './words.ts';

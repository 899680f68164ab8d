/** What other modules' screens take from here; the shell never loads it. */
export { TodoSheet, type TodoSheetProps } from './day/todo-sheet.tsx';
export { todoQuery } from './tasks-queries.ts';
export { useTasksWorld } from './tasks-client.ts';
export { incidentWord } from './words/incident-words.ts';
export { ProbeChoice } from './run/probe-choice.tsx';
export { useTasksCommands } from './tasks-commands.ts';
export { useRuns } from './use-runs.ts';
export { limitText, nameIn as taskNameIn } from './words/task-words.ts';

/** What other modules' screens take from here; the shell never loads it. */
export { TodoSheet, type TodoSheetProps } from './day/todo-sheet.tsx';
export { todoQuery } from './tasks-queries.ts';
export { useTasksWorld } from './tasks-client.ts';
export { incidentWord } from './words/incident-words.ts';

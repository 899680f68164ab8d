export { readRunSearch } from './run/run-search.ts';

/** The screens, each with its own code. */
export const tasksScreens = {
  day: async () => (await import('./day/day-screen.tsx')).DayScreen,
  run: async () => (await import('./run/run-screen.tsx')).RunScreen,
  lists: async () => (await import('./lists/lists-screen.tsx')).ListsScreen,
  food: async () => (await import('./food/food-screen.tsx')).FoodScreen,
  diary: async () => (await import('./diary/diary-screen.tsx')).DiaryScreen,
};

/** How the module's waiting commands are sent; loaded when one waits. */
export const loadTasksCommands = () => import('./command-senders.ts');

/** Why tasks refused something, in words; loaded when somebody looks at what was refused. */
export const loadTasksRefusalWords = async () => (await import('./words/refusal-words.ts')).tasksRefusalWords;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadTasksAhead = async () => (await import('./keep-ahead.ts')).keepTasksAhead;

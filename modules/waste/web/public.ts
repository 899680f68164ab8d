export { readEntriesSearch } from './entries/entries-search.ts';
export { readLogSearch } from './log/log-search.ts';

/** The screens, each with its own code. */
export const wasteScreens = {
  analytics: async () => (await import('./analytics/analytics-screen.tsx')).AnalyticsScreen,
  log: async () => (await import('./log/log-screen.tsx')).LogScreen,
  days: async () => (await import('./days/days-screen.tsx')).DaysScreen,
  entries: async () => (await import('./entries/entries-screen.tsx')).EntriesScreen,
};

/** How the module's waiting commands are sent; loaded when one waits. */
export const loadWasteCommands = () => import('./command-senders.ts');

/** Why waste refused something, in words; loaded when somebody looks at what was refused. */
export const loadWasteRefusalWords = async () => (await import('./words/refusal-words.ts')).wasteRefusalWords;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadWasteAhead = async () => (await import('./keep-ahead.ts')).keepWasteAhead;

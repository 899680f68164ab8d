export { readRotaSearch } from './rota/rota-search.ts';
export { readHoursSearch } from './hours/hours-search.ts';

/** The screens, each with its own code. */
export const staffScreens = {
  rota: async () => (await import('./rota/rota-screen.tsx')).RotaScreen,
  people: async () => (await import('./people/people-screen.tsx')).PeopleScreen,
  clock: async () => (await import('./clock/clock-screen.tsx')).ClockScreen,
  notes: async () => (await import('./notes/notes-screen.tsx')).NotesScreen,
  tips: async () => (await import('./tips/tips-screen.tsx')).TipsScreen,
  pay: async () => (await import('./pay/pay-screen.tsx')).PayScreen,
  hours: async () => (await import('./hours/hours-screen.tsx')).HoursScreen,
  timeOff: async () => (await import('./time-off/time-off-screen.tsx')).TimeOffScreen,
  exchange: async () => (await import('./exchange/exchange-screen.tsx')).ExchangeScreen,
};

/** How what was said at the clock without a line is sent; loaded when something waits. */
export const loadStaffCommands = () => import('./command-senders.ts');

/** Why staff refused something, in words; loaded when somebody looks at what was refused. */
export const loadStaffRefusalWords = async () => (await import('./words/refusal-words.ts')).staffRefusalWords;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadStaffAhead = async () => (await import('./keep-ahead.ts')).keepStaffAhead;

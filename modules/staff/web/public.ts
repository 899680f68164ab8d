export { readRotaSearch } from './rota/rota-search.ts';

/** The screens, each with its own code. */
export const staffScreens = {
  rota: async () => (await import('./rota/rota-screen.tsx')).RotaScreen,
  people: async () => (await import('./people/people-screen.tsx')).PeopleScreen,
};

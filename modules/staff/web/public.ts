/** The screens, each with its own code. */
export const staffScreens = {
  people: async () => (await import('./people/people-screen.tsx')).PeopleScreen,
};

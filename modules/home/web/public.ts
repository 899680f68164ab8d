import type { UsePlaces } from './ask-box.tsx';

/** The day at a glance; it is given where a name may lead that the shell alone knows. */
export const loadHomeScreen = async (usePlaces: UsePlaces) => (await import('./home-screen.tsx')).homeScreen(usePlaces);

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadHomeAhead = async () => (await import('./keep-ahead.ts')).keepHomeAhead;

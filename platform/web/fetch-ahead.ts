/** Fetches code before it is asked for. A kindness: what fails here is fetched, or reported, when it is needed. */
export const fetchAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

const storageKey = 'maed.started';

/** Whether this person has opened the app on this device before: then the skeleton stands at once. */
export const hasStartedBefore = (userId: string): boolean => localStorage.getItem(storageKey) === userId;

export const noteStarted = (userId: string): void => localStorage.setItem(storageKey, userId);

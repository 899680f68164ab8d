const storageKey = 'maed.permission-prompt';

/** Raised when something new is asked for, so that everybody is asked once more. */
const version = '1.0';

/** Whether somebody at this device has already been through the prompt, to its end or past it. */
export const wasPrompted = (): boolean => localStorage.getItem(storageKey) === version;

/** Skipped or finished: it does not come by itself again. */
export const notePrompted = (): void => localStorage.setItem(storageKey, version);

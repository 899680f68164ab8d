const storageKey = 'maed.last-person';

/** Whether somebody else used this device last, who may have left without signing out: their session just ended. */
export const isAnotherPerson = (userId: string): boolean => ![null, userId].includes(localStorage.getItem(storageKey));

/** Only when nothing of the one before is left. */
export const noteLastPerson = (userId: string): void => localStorage.setItem(storageKey, userId);

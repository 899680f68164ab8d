import { uuidv7 } from 'uuidv7';

const storageKey = 'maed.device';

/** Names this browser on everything it records. It says nothing about the person and survives sign-out. */
export const deviceId = (): string => {
  const known = localStorage.getItem(storageKey);
  if (known) return known;
  const made = uuidv7();
  localStorage.setItem(storageKey, made);
  return made;
};

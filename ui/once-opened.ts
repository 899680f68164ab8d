import { useState } from 'react';

/** Whether it was ever open: until then nothing of it is drawn or fetched, and afterwards it is there to leave as it came. */
export const useOnceOpened = (isOpen: boolean): boolean => {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
};

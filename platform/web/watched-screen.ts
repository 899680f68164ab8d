import { useEffect } from 'react';

let watched = 0;

/** Whether a screen is shown that people look at without touching it. */
export const isWatched = (): boolean => watched > 0;

/** Says so of a screen for as long as it is shown: a board over a stove is in use while nobody has a hand for it. */
export const useWatched = (): void => {
  useEffect(() => {
    watched += 1;
    return () => {
      watched -= 1;
    };
  }, []);
};

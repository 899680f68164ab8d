import { useEffect } from 'react';

/** Keeps the screen on while it is looked at. A browser that can't, or won't on a low battery, lets it go dark. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let held: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const lock = await navigator.wakeLock.request('screen').then(
        (sentinel) => sentinel,
        () => undefined,
      );
      if (isOver) await lock?.release();
      else held = lock;
    };
    const holdAgain = () => void hold();
    holdAgain();
    // The system takes it away with the page, and gives it back only when asked.
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void held?.release();
    };
  }, []);
};

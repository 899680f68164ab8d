import { useEffect, useState } from 'react';

import { queryTimes } from '../../../platform/web/query-times.ts';

/** Part of the app could not be fetched: the line broke, or a newer version has replaced it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload/i.test(error.message);

const storageKey = 'maed.reloaded-at';
const restMs = 30_000;

/** Not twice within half a minute: without a connection a reload would follow a reload for ever. */
const mayReload = (): boolean => navigator.onLine && Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) >= restMs;

const reload = (): void => {
  sessionStorage.setItem(storageKey, String(Date.now()));
  location.reload();
};

/**
 * Loads the page anew after two seconds, where that may help.
 *
 * @returns whether it still will: nobody is told to wait for what does not come
 */
export const useReloadByItself = (): boolean => {
  const [isComing, setIsComing] = useState(mayReload);
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => (mayReload() ? reload() : setIsComing(false)), queryTimes.loadingErrorReloadMs);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing;
};

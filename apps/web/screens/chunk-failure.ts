/** Part of the app could not be fetched: the line broke, or a newer version has replaced it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload/i.test(error.message);

const storageKey = 'maed.reloaded-at';
const restMs = 30_000;

/** Not twice within half a minute: without a connection a reload would follow a reload for ever. */
export const mayReloadAgain = (nowMs: number = Date.now()): boolean => {
  const lastMs = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (!navigator.onLine || nowMs - lastMs < restMs) return false;
  sessionStorage.setItem(storageKey, String(nowMs));
  return true;
};

import type { Page } from '@playwright/test';

/**
 * Resolves when everything that the page has asked its disk to write is written: a reader waits for the writers before it.
 * It takes a few milliseconds; a browser that is killed within them loses the last key, whatever an app does.
 */
export const keptOnDisk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    await Promise.all(names.map((name) => readThrough(name)));

    function readThrough(name: string): Promise<void> {
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const read = database.transaction([...database.objectStoreNames], 'readonly');
          read.addEventListener('complete', () => {
            database.close();
            resolve();
          });
          read.addEventListener('error', () => reject(read.error));
          for (const store of database.objectStoreNames) read.objectStore(store).count();
        });
      });
    }
  });

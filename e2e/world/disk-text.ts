import type { Page } from '@playwright/test';

/** Everything that this browser has on its disk, in every database of the app. */
export const diskText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    return JSON.stringify(await Promise.all(names.map((name) => textOf(name))));

    function textOf(name: string): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const read = database.transaction([...database.objectStoreNames], 'readonly');
          const asked = [...database.objectStoreNames].flatMap((store) => [
            read.objectStore(store).getAll(),
            read.objectStore(store).getAllKeys(),
          ]);
          read.addEventListener('complete', () => {
            database.close();
            resolve(asked.map(({ result }) => result as unknown));
          });
        });
      });
    }
  });

import type { Page } from '@playwright/test';

/** What lies in the outbox of this browser, as its disk has it. */
export type Lying = { readonly name: string; readonly commandId: string };

export const outboxOf = (page: Page): Promise<readonly Lying[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Lying[]>((resolve, reject) => {
        const opening = indexedDB.open('maed-outbox');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.addEventListener('error', () => reject(all.error));
          all.addEventListener('success', () => {
            opening.result.close();
            type Row = { readonly name: string; readonly input: { readonly commandId: string } };
            resolve((all.result as readonly Row[]).map(({ name, input }) => ({ name, commandId: input.commandId })));
          });
        });
      }),
  );

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import type { MaedServer } from './maed-server.ts';
import { spareLine } from './spare-line.ts';
import { browserStateOf, keepFromBefore, keptFromBefore, type SignedIn, type Taste } from './sign-in.ts';

/** Whose device it is, and what it is like. */
export type AnotherDevice = { readonly who: SignedIn; readonly taste?: Taste } & Pick<BrowserContextOptions, 'viewport' | 'hasTouch'>;

/** A device beside the one of a journey, on which somebody is signed in and has been before. */
export const openDevice = async (browser: Browser, maed: MaedServer, { who, taste, ...looks }: AnotherDevice): Promise<Page> => {
  const mood: Taste = taste ?? { language: 'en', theme: 'light' };
  const context = await browser.newContext({
    baseURL: maed.url,
    storageState: { ...browserStateOf(maed, who, mood), origins: [] },
    ...looks,
  });
  await context.addInitScript(keepFromBefore, keptFromBefore(maed, who, mood));
  await context.addInitScript(spareLine);
  return context.newPage();
};

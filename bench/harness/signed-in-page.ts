import type { BrowserContext, Page } from '@playwright/test';

import { sessionCookie } from './our-server.ts';
import type { ScaleWorld } from './scale-world.ts';

/** How a browser is started on a machine without a screen. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

/** What a browser keeps of somebody who has been here before. */
export type KeptSignIn = Readonly<Record<string, string>>;

/** Gives a browser the session of the first owner of a world; what its pages have to keep besides. */
export const signInBrowser = async (context: BrowserContext, url: string, world: ScaleWorld): Promise<KeptSignIn> => {
  const cookie = sessionCookie(world.tokens[0] ?? '');
  // Kept for a day, as the app's own is kept for longer: a browser that is started again still has it.
  await context.addCookies([{ ...cookie, domain: 'localhost', path: '/', expires: Math.floor(Date.now() / 1000) + 86_400 }]);
  const session = await fetch(`${url}/rpc/accounts/getSession`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
    body: '{"json":{}}',
  });
  const { json } = (await session.json()) as { json: { user: { id: string } } };
  return { 'maed.session': JSON.stringify(json), 'maed.started': json.user.id };
};

/** The lines that have a page keep it. */
export const keepLines = (kept: KeptSignIn): string =>
  Object.entries(kept)
    .map(([name, value]) => `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('');

/** Opens the app until the browser keeps it, and what the screen shows. Kept at once, where the app itself leaves the first seconds to the screen. */
export const keepApp = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await page.reload();
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) throw new Error('The browser keeps no app.');
  await page.waitForLoadState('networkidle');
};

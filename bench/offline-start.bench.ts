import { chromium, type BrowserContext } from '@playwright/test';

import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import { type Benchmark, type Figure, percentile } from './harness/figure.ts';
import { startOurServer } from './harness/our-server.ts';
import { openScaleWorld } from './harness/scale-world.ts';
import { browserFlags, keepApp, keepLines, signInBrowser } from './harness/signed-in-page.ts';

const starts = 7;
const targetMs = 1_000;
/** @unit times slower than this machine: as it is, which is what is promised, and as Lighthouse's phone is */
const slowdowns = [1, 4] as const;

/** From the opening of a page to its bars and its heading. @unit milliseconds */
const startMs = async (context: BrowserContext, address: string, slowdown: number): Promise<number> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => {
    const isThere = document.querySelector('header') !== null && document.querySelector('h1') !== null;
    return isThere && performance.now();
  });
  const ms = Number(await seen.jsonValue());
  await page.close();
  return ms;
};

const figureOf = (times: readonly number[], slowdown: number): Figure => {
  const [middle, worst] = [Math.round(percentile(times, 0.5)), Math.round(Math.max(...times))];
  const machine = slowdown === 1 ? 'on this machine' : `processor ${slowdown} times slower`;
  const what = `/home with the server stopped, ${machine}, middle of ${times.length} starts (worst ${worst} ms)`;
  if (slowdown !== 1) return { id: 'P7', what, figure: `${middle} ms`, target: 'none', isMet: null };
  return { id: 'P7', what, figure: `${middle} ms`, target: `<= ${targetMs} ms`, isMet: middle <= targetMs };
};

/** P7, without a server: how soon the app that a browser keeps stands there while nobody answers. */
export const offlineStart: Benchmark = {
  name: 'P7-OFFLINE',
  run: async () => {
    const world = await openScaleWorld({ restaurants: 1, itemsPerRestaurant: 200, movementsPerItem: 3 });
    const server = await startOurServer(world);
    const address = `${server.url.replace('127.0.0.1', 'localhost')}/home`;
    const browser = await chromium.launch({ executablePath: findChromium(thisMachine()) ?? '', args: [...browserFlags] });
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
      await context.addInitScript(keepLines(await signInBrowser(context, new URL(address).origin, world)));
      const first = await context.newPage();
      await keepApp(first, address);
      await first.close();
      await server.stop();
      const figures: Figure[] = [];
      for (const slowdown of slowdowns) {
        const times: number[] = [];
        for (let start = 0; start < starts; start += 1) times.push(await startMs(context, address, slowdown));
        figures.push(figureOf(times, slowdown));
      }
      return figures;
    } finally {
      await browser.close();
      await server.stop();
      await world.close();
    }
  },
};

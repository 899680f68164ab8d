import { setTimeout as delay } from 'node:timers/promises';

import { chromium, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { scaleId } from '../db/seed/scale/scale-ids.ts';
import { livePrefix } from '../platform/contract/live.ts';
import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import { percentile, type Benchmark } from './harness/figure.ts';
import { sessionCookie, signedIn, startOurServer } from './harness/our-server.ts';
import { openScaleWorld, type ScaleWorld } from './harness/scale-world.ts';
import { browserFlags } from './harness/signed-in-page.ts';
import { openStreams } from './harness/streams.ts';

const restaurants = 20;
const streamsPerRestaurant = 25;
const items = 50;
const writes = 300;
const pauseMs = 40;
const targetMs = { p50: 100, p99: 500 };

/** In the page: hears the stream, draws what it tells, and notes when the picture stood. */
const listenInPage = (address: string): string => `new Promise((ready) => {
  window.shown = {};
  const source = new EventSource(${JSON.stringify(address)});
  source.addEventListener('told', (message) => {
    const { payload } = JSON.parse(message.data);
    document.body.textContent = payload.movementId;
    requestAnimationFrame(() => { window.shown[payload.movementId] = Date.now(); });
  });
  source.addEventListener('beat', () => ready());
})`;

const openPage = async (url: string, world: ScaleWorld): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> => {
  const browser = await chromium.launch({ executablePath: findChromium(thisMachine()) ?? '', args: [...browserFlags] });
  const context = await browser.newContext();
  await context.addCookies([{ ...sessionCookie(world.tokens[0] ?? ''), domain: 'localhost', path: '/' }]);
  const page = await context.newPage();
  await page.goto(`${url}/healthz`);
  await page.evaluate(listenInPage(`${livePrefix}/${world.restaurants[0]?.restaurantId}`));
  return { page, close: () => browser.close() };
};

/** Records a movement; when its answer, and so its commit, was there. */
const write = async (url: string, world: ScaleWorld, index: number): Promise<{ readonly id: string; readonly answeredAtMs: number }> => {
  const movementId = uuidv7();
  const body = {
    movementId,
    itemId: scaleId(3, (index + 1) * 1_000_000 + 1 + Math.floor(Math.random() * items)),
    kind: 'RECEIPT',
    entry: { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' }] },
    price: { amount: '10', unit: 'kg' },
    reason: null,
    note: null,
  };
  const { restaurantId } = world.restaurants[index] ?? { restaurantId: '' };
  const json = { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString(), body };
  const headers = { 'content-type': 'application/json', ...signedIn(world.tokens[index] ?? '') };
  const answer = await fetch(`${url}/rpc/inventory/recordMovement`, { method: 'POST', headers, body: JSON.stringify({ json }) });
  if (!answer.ok) throw new Error(`A movement was answered with ${answer.status}.`);
  return { id: movementId, answeredAtMs: Date.now() };
};

/** Writes at the pace of a busy house, in the watched restaurant and in another; from each answer until the page shows it. */
const measure = async (url: string, world: ScaleWorld, page: Page): Promise<readonly number[]> => {
  const written = [];
  for (let turn = 0; turn < writes; turn += 1) {
    const [watched] = await Promise.all([write(url, world, 0), write(url, world, 1 + (turn % (restaurants - 1)))]);
    written.push(watched);
    await delay(pauseMs);
  }
  await page.waitForFunction(`Object.keys(window.shown).length >= ${writes}`, undefined, { timeout: 20_000 });
  const shown = await page.evaluate<Record<string, number>>('window.shown');
  return written.map(({ id, answeredAtMs }) => Math.max(0, (shown[id] ?? Number.POSITIVE_INFINITY) - answeredAtMs));
};

/** P9: from the commit of a change to the picture of it in a browser, with 500 streams open. */
export const live: Benchmark = {
  name: 'P9',
  run: async () => {
    const world = await openScaleWorld({ restaurants, itemsPerRestaurant: items, movementsPerItem: 1 });
    const server = await startOurServer(world);
    const url = server.url.replace('127.0.0.1', 'localhost');
    let times: readonly number[] = [];
    try {
      const cut = await openStreams(url, world, streamsPerRestaurant);
      const { page, close } = await openPage(url, world);
      times = await measure(url, world, page);
      await close();
      cut();
    } finally {
      await server.stop();
      await world.close();
    }
    return ([0.5, 0.99] as const).map((share) => {
      const key = share === 0.5 ? 'p50' : 'p99';
      const ms = percentile(times, share);
      return {
        id: 'P9',
        what: `from commit to picture in a browser, ${restaurants * streamsPerRestaurant} streams open, ${times.length} changes: ${key}`,
        figure: `${ms} ms`,
        target: `<= ${targetMs[key]} ms`,
        isMet: times.length === writes && ms <= targetMs[key],
      };
    });
  },
};

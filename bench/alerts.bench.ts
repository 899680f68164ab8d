import { setTimeout as delay } from 'node:timers/promises';

import { chromium, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';

import { scaleId } from '../db/seed/scale/scale-ids.ts';
import { raiseAlerts } from '../modules/alerts/server/mount.ts';
import { openPools, type Pools } from '../platform/server/database/pool.ts';
import { withSystem } from '../platform/server/database/tenancy.ts';
import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import { type Benchmark, type Figure, percentile } from './harness/figure.ts';
import { signedIn, startOurServer } from './harness/our-server.ts';
import { openScaleWorld, type ScaleWorld } from './harness/scale-world.ts';
import { browserFlags, keepLines, signInBrowser } from './harness/signed-in-page.ts';
import { openStreams } from './harness/streams.ts';

const restaurants = 20;
const streamsPerRestaurant = 25;
const items = 100;
/** Each of another item, of which a kind says a hundred at most. */
const alerts = 90;
/** Alerts come apart: what comes within a quarter of a second is shown together. */
const pauseMs = 400;
const targetMs = { p50: 100, p99: 500 };

/** In the page: notes when the picture of the bell stood, by what it counted. */
const watchBell = `
  window.counted = {};
  const look = () => {
    const bell = document.querySelector('header [aria-haspopup="dialog"][aria-label]');
    const count = Number(/\\d+/.exec(bell?.getAttribute('aria-label') ?? '')?.[0] ?? 0);
    if (count > 0 && !(count in window.counted)) requestAnimationFrame(() => { window.counted[count] ??= Date.now(); });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] });
  look();`;

/** An item falls below nothing: its shelf says so from then on. */
const empty = async (url: string, world: ScaleWorld, turn: number): Promise<void> => {
  const body = {
    movementId: uuidv7(),
    itemId: scaleId(3, 1_000_000 + 1 + turn),
    kind: 'WASTE',
    entry: { text: '900 kg', parts: [{ quantity: '900', unit: 'kg' }] },
    price: null,
    reason: 'SPOILED',
    note: null,
  };
  const { restaurantId } = world.restaurants[0] ?? { restaurantId: '' };
  const json = { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString(), body };
  const headers = { 'content-type': 'application/json', ...signedIn(world.tokens[0] ?? '') };
  const answer = await fetch(`${url}/rpc/inventory/recordMovement`, { method: 'POST', headers, body: JSON.stringify({ json }) });
  if (!answer.ok) throw new Error(`A movement was answered with ${answer.status}.`);
};

/** What the page that is watched keeps. */
type Watched = { readonly counted: Readonly<Record<number, number>> };

type Raised = { readonly causedAtMs: number; readonly committedAtMs: number; readonly count: number };

/** Raises what presses as the worker does, here, where its commit is known to the millisecond. */
const raise = async (pools: Pools, world: ScaleWorld): Promise<number> => {
  const { restaurantId } = world.restaurants[0] ?? { restaurantId: '' };
  const given = await withSystem(pools.app, { restaurantId, reason: 'measure alerts' }, (tx) => raiseAlerts(tx, 'heard', new Date()));
  return given.length;
};

const measure = async (url: string, world: ScaleWorld, { page, pools }: { page: Page; pools: Pools }): Promise<readonly Raised[]> => {
  const raised: Raised[] = [];
  let count = await raise(pools, world);
  for (let turn = 0; turn < alerts; turn += 1) {
    await empty(url, world, turn);
    const causedAtMs = Date.now();
    count += await raise(pools, world);
    raised.push({ causedAtMs, committedAtMs: Date.now(), count });
    await delay(pauseMs);
  }
  await page.waitForFunction((all) => all in (globalThis as unknown as Watched).counted, count, { timeout: 20_000 });
  return raised;
};

/** When the bell first counted so many or more: what came together is shown together. */
const shownAt = (counted: Readonly<Record<string, number>>, count: number): number =>
  Math.min(...Object.entries(counted).flatMap(([reached, at]) => (Number(reached) >= count ? [at] : [])));

const openBell = async (page: Page, url: string, kept: Readonly<Record<string, string>>): Promise<void> => {
  await page.addInitScript({ content: keepLines(kept) });
  await page.goto(`${url}/home`);
  await page.locator('header [aria-haspopup="dialog"][aria-label]').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchBell);
};

const figuresOf = (raised: readonly Raised[], counted: Readonly<Record<string, number>>): readonly Figure[] => {
  const told = raised.map(({ committedAtMs, count }) => Math.max(0, shownAt(counted, count) - committedAtMs));
  const caused = raised.map(({ causedAtMs, count }) => Math.max(0, shownAt(counted, count) - causedAtMs));
  const streams = restaurants * streamsPerRestaurant;
  const promised = ([0.5, 0.99] as const).map((share) => {
    const key = share === 0.5 ? 'p50' : 'p99';
    const ms = percentile(told, share);
    const what = `an alert, from its commit to the bell that counts it, ${streams} streams open, ${told.length} alerts: ${key}`;
    return { id: 'P9', what, figure: `${ms} ms`, target: `<= ${targetMs[key]} ms`, isMet: told.length === alerts && ms <= targetMs[key] };
  });
  return [
    ...promised,
    { id: 'P9', what: 'the same from the answer to what caused it: p50', figure: `${percentile(caused, 0.5)} ms`, target: '', isMet: null },
  ];
};

/** P9 of alerts: from the commit of an alert to the bell that counts it, in the app itself, with 500 streams open. */
export const alertsShown: Benchmark = {
  name: 'P9A',
  run: async () => {
    const world = await openScaleWorld({ restaurants, itemsPerRestaurant: items, movementsPerItem: 1 });
    const server = await startOurServer(world);
    const url = server.url.replace('127.0.0.1', 'localhost');
    const pools = openPools(world.app, 2);
    const browser = await chromium.launch({ executablePath: findChromium(thisMachine()) ?? '', args: [...browserFlags] });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const kept = await signInBrowser(context, url, world);
      const page = await context.newPage();
      const cut = await openStreams(url, world, streamsPerRestaurant);
      await openBell(page, url, kept);
      const raised = await measure(url, world, { page, pools });
      const counted = await page.evaluate<Record<string, number>>('window.counted');
      cut();
      return figuresOf(raised, counted);
    } finally {
      await browser.close();
      await pools.close();
      await server.stop();
      await world.close();
    }
  },
};

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { findChromium, thisMachine } from '../tools/run/chromium.ts';
import { deploy, deployedFlags } from './harness/as-deployed.ts';
import { type Benchmark, type Figure, percentile } from './harness/figure.ts';
import { startOurServer } from './harness/our-server.ts';
import { openScaleWorld, type ScaleWorld } from './harness/scale-world.ts';
import { workAtOnceMs } from './harness/work-at-once.ts';
import { browserFlags, keepApp, keepLines, signInBrowser } from './harness/signed-in-page.ts';

const items = 10_000;
/** Each page so often; the middle one counts. */
const runs = 5;
const shiftMax = 0.02;
const flags: readonly string[] = [...browserFlags, ...deployedFlags];

type Visit = {
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly isWarm: boolean;
  readonly score: number;
  readonly paintMs: number;
};

/** What is opened: for the first time in a browser, or again with what it kept. */
const visits: readonly Visit[] = [
  { path: '/auth', isSignedIn: false, isWarm: false, score: 95, paintMs: 2000 },
  { path: '/home', isSignedIn: true, isWarm: false, score: 90, paintMs: 2500 },
  { path: '/home', isSignedIn: true, isWarm: true, score: 90, paintMs: 2500 },
  { path: '/inventory', isSignedIn: true, isWarm: false, score: 90, paintMs: 2500 },
  { path: '/inventory', isSignedIn: true, isWarm: true, score: 90, paintMs: 2500 },
];

type Opened = { readonly url: string; readonly serverUrl: string; readonly world: ScaleWorld; readonly visit: Visit };

/** Leaves in a folder what somebody's browser holds before the visit: nothing, who they are, or the app of earlier visits too. */
const prepare = async (folder: string, { url, serverUrl, world, visit }: Opened): Promise<void> => {
  if (!visit.isSignedIn) return;
  const context = await chromium.launchPersistentContext(folder, { executablePath: findChromium(thisMachine()) ?? '', args: [...flags] });
  try {
    const kept = await signInBrowser(context, serverUrl, world);
    const page = await context.newPage();
    // A page that brings nothing of the app: only what is kept of the sign-in is there afterwards.
    await page.goto(`${url}/healthz`);
    await page.evaluate(keepLines(kept));
    if (visit.isWarm) await keepApp(page, `${url}${visit.path}`);
  } finally {
    await context.close();
  }
};

/** Somebody's browser, started anew as people do: nothing of earlier visits lies in its memory, and nobody but the measuring listens to it. */
const asVisited = async <Result>(opened: Opened, work: (port: number) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'maed-page-speed-'));
  try {
    await prepare(folder, opened);
    const chromePath = findChromium(thisMachine());
    const browser = await launch({ chromePath, userDataDir: folder, chromeFlags: [...flags, '--headless=new'], logLevel: 'error' });
    const ended = once(browser.process, 'exit');
    try {
      return await work(browser.port);
    } finally {
      browser.kill();
      await ended;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

type Speed = {
  readonly score: number;
  readonly paintMs: number;
  readonly shift: number;
  /** Blocking time by the main thread's own work: of two versions of the app it tells more than a score on a machine that does other things. */
  readonly workMs: number;
  /** How fast the machine was just then, by Lighthouse's own measure: what it reckons grows with every slow task. */
  readonly machine: number;
};

/** Now and then the recording of a browser lacks its own beginning; Lighthouse then asks to be run again, in a browser as new as the first. */
class RecordingLost extends Error {}

const unlessLost = <Result>(visit: () => Promise<Result>): Promise<Result> =>
  visit().catch((error: unknown) => {
    if (error instanceof RecordingLost) return visit();
    throw error;
  });

/** What Lighthouse made of a page that it could read, and that led nowhere else. */
const readPage = async (address: string, port: number) => {
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' });
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') throw new RecordingLost(`The recording of ${address} has no beginning.`);
  if (!result || result.lhr.runtimeError) throw new Error(`${address} could not be measured: ${result?.lhr.runtimeError?.message ?? ''}`);
  const { finalDisplayedUrl } = result.lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname) throw new Error(`${address} led to ${finalDisplayedUrl}.`);
  return result;
};

/** Lighthouse's own phone: a slow 4G line and a processor four times slower, both reckoned. */
const speedOf = async (address: string, port: number): Promise<Speed> => {
  const { lhr, artifacts } = await readPage(address, port);
  const { audits, categories, environment } = lhr;
  const measured = (name: string): number => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    paintMs: Math.round(measured('largest-contentful-paint')),
    shift: measured('cumulative-layout-shift'),
    workMs: workAtOnceMs(artifacts.Trace.traceEvents, address),
    machine: environment.benchmarkIndex,
  };
};

const figuresOf = (visit: Visit, speeds: readonly Speed[]): readonly Figure[] => {
  const middle = (pick: (speed: Speed) => number): number => percentile(speeds.map(pick), 0.5);
  const what = `${visit.path} ${visit.isWarm ? 'again, with what the browser kept' : 'for the first time'}, ${items} items, middle of ${runs}`;
  const [score, paint, shift] = [middle((one) => one.score), middle((one) => one.paintMs), middle((one) => one.shift)];
  const work = `${middle((one) => one.workMs)} ms`;
  return [
    { id: 'P7', what: `${what}: performance`, figure: String(score), target: `>= ${visit.score}`, isMet: score >= visit.score },
    { id: 'P7', what: `${what}: largest paint`, figure: `${paint} ms`, target: `<= ${visit.paintMs} ms`, isMet: paint <= visit.paintMs },
    { id: 'P7', what: `${what}: layout shift`, figure: shift.toFixed(3), target: `<= ${shiftMax}`, isMet: shift <= shiftMax },
    { id: 'P7', what: `${what}: blocked by the main thread's own work`, figure: work, target: 'none', isMet: null },
  ];
};

/** Figures of two hours can be compared where this is the same. */
const machineFigure = (speeds: readonly Speed[]): Figure => {
  const indexes = speeds.map(({ machine }) => machine);
  const what = `the machine meanwhile, by Lighthouse's index (${Math.min(...indexes)} to ${Math.max(...indexes)})`;
  return { id: 'P7', what, figure: String(percentile(indexes, 0.5)), target: 'none', isMet: null };
};

/** P7: the pages that people open, on Lighthouse's phone, for the first time and again, of a server that is deployed as we ask for. */
export const pageSpeed: Benchmark = {
  name: 'P7',
  run: async () => {
    const world = await openScaleWorld({ restaurants: 1, itemsPerRestaurant: items, movementsPerItem: 3 });
    const server = await startOurServer(world);
    const front = await deploy(server.url);
    const { url } = front;
    const figures: Figure[] = [];
    const all: Speed[] = [];
    try {
      for (const visit of visits) {
        const speeds: Speed[] = [];
        for (let run = 0; run < runs; run += 1)
          speeds.push(
            await unlessLost(() => asVisited({ url, serverUrl: server.url, world, visit }, (port) => speedOf(`${url}${visit.path}`, port))),
          );
        figures.push(...figuresOf(visit, speeds));
        all.push(...speeds);
      }
      return [...figures, machineFigure(all)];
    } finally {
      await front.stop();
      await server.stop();
      await world.close();
    }
  },
};

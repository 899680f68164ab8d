import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { takeOver } from './take-over.ts';
import { takeOverWord, visitPath } from './worker-words.ts';

/** Holds what is put into the page, so that nothing is fetched for it. */
const page = document.createElement('div');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.body, 'append').mockImplementation((...parts) => page.append(...parts));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  page.replaceChildren();
});

const frames = () => [...page.querySelectorAll('iframe')];

const makeWorker = () => {
  const told: unknown[] = [];
  const worker = { state: 'installed', told, postMessage: (word: unknown) => void told.push(word) };
  return worker as unknown as ServiceWorker & { state: ServiceWorkerState; readonly told: readonly unknown[] };
};

test('a worker that takes over at once is told once, and nothing else happens', () => {
  const waiting = makeWorker();
  takeOver(waiting);
  expect(waiting.told).toEqual([takeOverWord]);
  waiting.state = 'activated';
  vi.advanceTimersByTime(10_000);
  expect(frames()).toEqual([]);
});

test('one that the browser forgot is brought to its mind by a page that comes and goes, until it took over', () => {
  const waiting = makeWorker();
  takeOver(waiting);
  vi.advanceTimersByTime(1_000);
  expect(frames().map(({ src, hidden }) => [new URL(src).pathname, hidden])).toEqual([[visitPath, true]]);
  frames()[0]?.dispatchEvent(new Event('load'));
  expect(frames()).toEqual([]);

  vi.advanceTimersByTime(1_000);
  expect(frames()).toHaveLength(1);
  waiting.state = 'activating';
  vi.advanceTimersByTime(10_000);
  expect(frames()).toHaveLength(1);
});

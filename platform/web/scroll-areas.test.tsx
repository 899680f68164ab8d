import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { markScrolling } from './scroll-areas.ts';

let stop: () => void;
const area = document.createElement('div');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(area);
  stop = markScrolling();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const scroll = (): void => void area.dispatchEvent(new Event('scroll'));
const isMarked = (): boolean => area.hasAttribute('data-scrolling');

test('a bar is there while its area scrolls and goes 600 ms after the last movement', () => {
  expect(isMarked()).toBe(false);
  scroll();
  vi.advanceTimersByTime(599);
  scroll();
  vi.advanceTimersByTime(599);
  expect(isMarked()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
});

test('nothing is marked once it was stopped', () => {
  stop();
  scroll();
  expect(isMarked()).toBe(false);
});

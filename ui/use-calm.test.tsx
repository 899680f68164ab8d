import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useCalm } from './use-calm.ts';

const settleMs = 3_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const begin = (value: string) => {
  const { result, rerender } = renderHook((props: { value: string }) => useCalm(props.value, settleMs), { initialProps: { value } });
  return { shown: () => result.current, become: (next: string) => rerender({ value: next }) };
};

test('what is so from the start is shown at once, what comes later when it has stood for a while', () => {
  const { shown, become } = begin('lost');
  expect(shown()).toBe('lost');
  become('reached');
  pass(settleMs - 1);
  expect(shown()).toBe('lost');
  pass(1);
  expect(shown()).toBe('reached');
});

test('what comes and goes in between is never shown', () => {
  const { shown, become } = begin('reached');
  for (let turn = 0; turn < 5; turn += 1) {
    become('lost');
    pass(settleMs - 1);
    become('reached');
    pass(settleMs - 1);
    expect(shown()).toBe('reached');
  }
});

test('nothing moves while a finger is down, nor right after it', () => {
  const { shown, become } = begin('reached');
  become('lost');
  pass(settleMs - 1);
  fireEvent.pointerDown(document.body);
  pass(10 * settleMs);
  expect(shown()).toBe('reached');
  fireEvent.pointerUp(document.body);
  pass(settleMs - 1);
  expect(shown()).toBe('reached');
  pass(1);
  expect(shown()).toBe('lost');
});

test('a finger that scrolls lets go too', () => {
  const { shown, become } = begin('reached');
  fireEvent.pointerDown(document.body);
  become('lost');
  fireEvent.pointerCancel(document.body);
  pass(settleMs);
  expect(shown()).toBe('lost');
});

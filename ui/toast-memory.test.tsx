import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isToastOpen, noteToastDismissed, rememberToast, useLastToast } from './toast-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('there is one toast at a time, and a dismissed one is removed after 1,000,000 ms', () => {
  const { result } = renderHook(useLastToast);
  act(() => rememberToast({ title: 'First' }));
  act(() => rememberToast({ title: 'Second', description: 'More' }));
  expect(result.current).toEqual({ title: 'Second', description: 'More', isOpen: true });
  act(noteToastDismissed);
  act(() => {
    vi.advanceTimersByTime(999_999);
  });
  expect(result.current).toEqual({ title: 'Second', description: 'More', isOpen: false });
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(result.current).toBeNull();
});

test('a toast that comes meanwhile is not removed with the one before', () => {
  const { result } = renderHook(useLastToast);
  act(() => rememberToast({ title: 'First' }));
  act(noteToastDismissed);
  act(() => {
    vi.advanceTimersByTime(900_000);
  });
  act(() => rememberToast({ title: 'Second' }));
  act(() => {
    vi.advanceTimersByTime(2_000_000);
  });
  expect(result.current).toEqual({ title: 'Second', isOpen: true });
});

test('whether one is on the screen is known at once, for what gives way to it', () => {
  rememberToast({ title: 'First' });
  expect(isToastOpen()).toBe(true);
  noteToastDismissed();
  expect(isToastOpen()).toBe(false);
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { StartupScreen } from './startup-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a first start says how far it is for two seconds, and then is over', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onDone = vi.fn();
  render(<StartupScreen onDone={onDone} />);
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return screen.getByRole('status').textContent;
  };
  expect(after(0)).toBe('Initializing app...');
  expect(after(700)).toBe('Loading components...');
  expect(after(700)).toBe('Almost ready...');
  after(599);
  expect(onDone).not.toHaveBeenCalled();
  after(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a first start that is left behind calls nobody back', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onDone = vi.fn();
  render(<StartupScreen onDone={onDone} />).unmount();
  vi.advanceTimersByTime(10_000);
  expect(onDone).not.toHaveBeenCalled();
});

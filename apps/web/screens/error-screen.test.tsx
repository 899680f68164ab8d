import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openElement } from '../../../platform/web/testing/open-element.tsx';
import { ErrorScreen } from './error-screen.tsx';

const reload = vi.fn();
const reset = vi.fn();
const open = (error: Error) => openElement(<ErrorScreen error={error} reset={reset} />, {});

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockClear();
  reset.mockClear();
});

describe('a screen that broke', () => {
  test('says that something went wrong, is tried again and reloaded when asked to, and never by itself', async () => {
    open(new Error('x is not a function'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Something went wrong');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reset).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a part that could not be fetched', () => {
  const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

  test('is called a loading error, and reloaded after two seconds, not before, and not twice in a row', async () => {
    open(chunk);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Loading Error');
    expect(reload).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 3_000 });
    cleanup();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(chunk);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading Error');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  const promise = /The page reloads by itself in a moment/;
  const stays = 'It could not be loaded. Try again, or reload once you are connected.';

  test('promises a reload only where one comes', async () => {
    open(chunk);
    expect(await screen.findByText(promise)).toBeDefined();
    cleanup();
    sessionStorage.setItem('maed.reloaded-at', String(Date.now()));
    open(chunk);
    expect(await screen.findByText(stays)).toBeDefined();
    expect(screen.queryByText(promise)).toBeNull();
  });

  test('which was never here before the line was cut is no error: it says so calmly, and comes once there is a line', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    open(chunk);
    expect(await screen.findByText(m.app_screen_not_kept())).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    line.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(promise)).toBeDefined();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 3_000 });
  });

  test('without a line it promises none, nor where the line breaks before it comes', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(chunk);
    expect(await screen.findByText(stays)).toBeDefined();
    cleanup();
    line.mockReturnValue(true);
    open(chunk);
    expect(await screen.findByText(promise)).toBeDefined();
    line.mockReturnValue(false);
    expect(await screen.findByText(stays, {}, { timeout: 3_000 })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });
});

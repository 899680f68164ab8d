import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { FirstLaunch } from './first-launch.tsx';
import { PermissionsSetting } from './permissions-setting.tsx';

/** What somebody answers when the device asks; a fault is the device's own. */
type Answer = 'granted' | 'denied' | 'fault';
type Answers = { camera: Answer; location: Answer; notifications: Answer };

const stopped = vi.fn();

/** Puts its parts into the browser. */
const lend = (parts: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(navigator, name, { value, configurable: true });
};

/** A browser in which nothing was asked yet, and the person who answers it. */
const holdDevice = ({ camera, location, notifications }: Answers, state: PermissionState | Error = 'prompt'): void => {
  const given = new Map<string, PermissionState>();
  const query = async ({ name }: { name: string }) => {
    if (state instanceof Error) throw state;
    return { state: given.get(name) ?? state };
  };
  const getUserMedia = async () => {
    if (camera === 'denied') throw new DOMException('no', 'NotAllowedError');
    if (camera === 'fault') throw new DOMException('no camera', 'NotFoundError');
    given.set('camera', 'granted');
    return { getTracks: () => [{ stop: stopped }] };
  };
  const getCurrentPosition = (found: () => void, failed: (error: { code: number }) => void) =>
    location === 'granted' ? found() : failed({ code: location === 'denied' ? 1 : 3 });
  lend({ permissions: { query }, mediaDevices: { getUserMedia }, geolocation: { getCurrentPosition } });
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => (notifications === 'fault' ? 'default' : notifications),
  });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  stopped.mockClear();
});

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => fireEvent.click(button));
};
const all = { camera: 'granted', location: 'granted', notifications: 'granted' } as const;

describe('the first launch', () => {
  test('is not there in a browser', async () => {
    holdDevice(all);
    // It would come as soon as its code is there.
    await import('./permissions-dialog.tsx');
    await act(async () => void render(<FirstLaunch />));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('in the settings', () => {
  test.each([
    ['Camera', 'granted', 'Camera Permission Granted'],
    ['Camera', 'denied', 'Camera Permission Denied'],
    ['Camera', 'fault', 'Camera Permission Error'],
    ['Location', 'granted', 'Location Permission Granted'],
    ['Location', 'denied', 'Location Permission Denied'],
    ['Notifications', 'granted', 'Notifications Permission Granted'],
    ['Notifications', 'denied', 'Notifications Permission Denied'],
  ] as const)('%s is asked for, %s, and that is said', async (name, answer, words) => {
    holdDevice({ ...all, [name.toLowerCase()]: answer });
    render(<PermissionsSetting />);
    await press(new RegExp(`^Ask ?, ${name}`));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('what the device does not have is not asked for', async () => {
    holdDevice(all);
    lend({ mediaDevices: undefined });
    render(<PermissionsSetting />);
    expect(await screen.findByText('Not on this device')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Ask ?, Camera/ })).toBeNull();
  });

  test('a browser that has no such question is asked by using the thing', async () => {
    holdDevice(all, new TypeError('camera is not a permission'));
    render(<PermissionsSetting />);
    await press(/^Ask ?, Camera/);
    expect(await screen.findByText('Granted')).toBeDefined();
  });
});

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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

beforeEach(() => void vi.stubGlobal('Capacitor', { isNativePlatform: () => true }));
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

describe('the first launch of the native app', () => {
  test('says what each thing is for, and asks for all of them', async () => {
    holdDevice(all);
    render(<FirstLaunch />);
    const dialog = await screen.findByRole('dialog', { name: 'Permissions' });
    for (const purpose of ['Scanning barcodes and QR codes for inventory', 'Clock in and clock out verification', 'Order alerts'])
      expect(within(dialog).getByText(purpose)).toBeDefined();
    await waitFor(() => expect(within(dialog).getAllByText('Not asked yet')).toHaveLength(3));
    await press('Allow');
    expect(await screen.findByText('Permissions Granted')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  test('names what was not granted', async () => {
    holdDevice({ camera: 'denied', location: 'granted', notifications: 'denied' });
    render(<FirstLaunch />);
    await press('Allow');
    expect(await screen.findByText('Some Permissions Denied')).toBeDefined();
    expect(screen.getByText('Camera, Notifications permission(s) were not granted. You can enable them later in Settings.')).toBeDefined();
  });

  test('says which thing the device could not be asked for', async () => {
    holdDevice({ ...all, camera: 'fault' });
    render(<FirstLaunch />);
    await press('Allow');
    expect(await screen.findByText('Permission Request Failed')).toBeDefined();
    expect(screen.getByText(/^Camera: the device could not be asked/)).toBeDefined();
  });

  test('says that it could not be found out how they stand, and tries again', async () => {
    holdDevice(all, new Error('the bridge is down'));
    render(<FirstLaunch />);
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Permission Check Failed');
    holdDevice(all);
    await press('Try Again');
    await waitFor(() => expect(within(dialog).getAllByText('Not asked yet')).toHaveLength(3));
  });

  test.each(['Skip', 'Allow'])('after “%s” it never comes by itself again, and that is kept as version 1.0', async (button) => {
    holdDevice(all);
    render(<FirstLaunch />);
    await waitFor(() => expect(screen.getAllByText('Not asked yet')).toHaveLength(3));
    await press(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('maed.permission-prompt')).toBe('1.0');
    cleanup();
    render(<FirstLaunch />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not there in a browser', () => {
    vi.stubGlobal('Capacitor', undefined);
    holdDevice(all);
    render(<FirstLaunch />);
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

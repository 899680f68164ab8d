import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { answerNatively, crossed } from '../../../platform/device/testing/native-bridge.ts';
import { devicePermissionPort } from '../../../platform/device/device-permissions.ts';
import { FirstLaunch } from './first-launch.tsx';
import { PermissionsSetting } from './permissions-setting.tsx';

type Answer = 'granted' | 'denied' | 'fault';
type Answers = { readonly camera: Answer; readonly location: Answer; readonly notifications: Answer };

/** A phone on which nothing was asked yet, and the person who answers it. */
const holdPhone = (answers: Answers): void => {
  const given: Record<string, string> = {};
  const standing = (name: keyof Answers): string => given[name] ?? 'prompt';
  const ask = (name: keyof Answers) => () => {
    if (answers[name] === 'fault') throw new Error('no such thing on this phone');
    given[name] = answers[name];
    return { camera: answers[name], location: answers[name], receive: answers[name] };
  };
  answerNatively({
    'Camera.checkPermissions': () => ({ camera: standing('camera') }),
    'Geolocation.checkPermissions': () => ({ location: standing('location') }),
    'PushNotifications.checkPermissions': () => ({ receive: standing('notifications') }),
    'Camera.requestPermissions': ask('camera'),
    'Geolocation.requestPermissions': ask('location'),
    'PushNotifications.requestPermissions': ask('notifications'),
  });
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => fireEvent.click(button));
};
const all = { camera: 'granted', location: 'granted', notifications: 'granted' } as const;

describe('the first launch of the native app', () => {
  test('does not ask again for what the phone lends already', async () => {
    holdPhone(all);
    await devicePermissionPort.ask('camera');
    crossed.mockClear();
    render(<FirstLaunch />);
    await press('Allow');
    await waitFor(() => expect(crossed).toHaveBeenCalledWith('PushNotifications.requestPermissions', expect.anything()));
    expect(crossed).not.toHaveBeenCalledWith('Camera.requestPermissions', expect.anything());
  });

  test('says what each thing is for, and asks for all of them', async () => {
    holdPhone(all);
    render(<FirstLaunch />);
    const dialog = await screen.findByRole('dialog', { name: 'Permissions' });
    for (const purpose of ['Scanning barcodes and QR codes for inventory', 'Clock in/out verification', 'Order alerts'])
      expect(within(dialog).getByText(purpose)).toBeDefined();
    await waitFor(() => expect(within(dialog).getAllByText('Not asked yet')).toHaveLength(3));
    await press('Allow');
    expect(await screen.findByText('Permissions Granted')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const asked = crossed.mock.calls.map(([call]) => call).filter((call) => call.endsWith('requestPermissions'));
    expect(asked).toEqual(['Camera.requestPermissions', 'Geolocation.requestPermissions', 'PushNotifications.requestPermissions']);
  });

  test('names what was not granted', async () => {
    holdPhone({ camera: 'denied', location: 'granted', notifications: 'denied' });
    render(<FirstLaunch />);
    await press('Allow');
    expect(await screen.findByText('Some Permissions Denied')).toBeDefined();
    expect(screen.getByText('Camera, Notifications permission(s) were not granted. You can enable them later in Settings.')).toBeDefined();
  });

  test('says which thing the device could not be asked for', async () => {
    holdPhone({ ...all, camera: 'fault' });
    render(<FirstLaunch />);
    await press('Allow');
    expect(await screen.findByText('Permission Request Failed')).toBeDefined();
    expect(screen.getByText(/^Camera: the device could not be asked/)).toBeDefined();
  });

  test('says that it could not be found out how they stand, and tries again', async () => {
    answerNatively({
      'Camera.checkPermissions': () => {
        throw new Error('the bridge is down');
      },
    });
    render(<FirstLaunch />);
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Permission Check Failed');
    holdPhone(all);
    await press('Try Again');
    await waitFor(() => expect(within(dialog).getAllByText('Not asked yet')).toHaveLength(3));
  });

  test.each(['Skip', 'Allow'])('after “%s” it never comes by itself again, and that is kept as version 1.0', async (button) => {
    holdPhone(all);
    render(<FirstLaunch />);
    await waitFor(() => expect(screen.getAllByText('Not asked yet')).toHaveLength(3));
    await press(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('maed.permission-prompt')).toBe('1.0');
    cleanup();
    render(<FirstLaunch />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('who refused in the app is sent to the settings of the phone', async () => {
  holdPhone({ ...all, location: 'denied' });
  render(<PermissionsSetting />);
  await press(/^Ask ?, Location/);
  expect(await screen.findByText('Location Permission Denied')).toBeDefined();
  expect(screen.getByText(/in this phone’s own settings/)).toBeDefined();
});

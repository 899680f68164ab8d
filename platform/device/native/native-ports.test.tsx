import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { answerNatively, crossed, tellNatively } from '../testing/native-bridge.ts';
import { devicePermissionPort } from '../device-permissions.ts';
import { findPlace } from '../find-place.ts';
import { pushAddress, showNotice } from '../notice-port.ts';
import { checkPermissions } from '../permission-port.ts';
import { openWebsiteWindow } from '../website-window.ts';
import { matchSystemBars, onAddressOpened, onBack, onKeyboard } from './native-frame.ts';
import { shareFile } from './native-files.ts';
import { onNativeNoticeOpened } from './native-notices.ts';
import { sessionVault } from './session-vault.ts';

const refuse = (code: string) => () => {
  throw Object.assign(new Error('no'), { code });
};

beforeEach(() => answerNatively({}));
afterEach(() => vi.restoreAllMocks());

describe('permissions', () => {
  test('are those that the system keeps for the app', async () => {
    answerNatively({
      'Camera.checkPermissions': () => ({ camera: 'granted', photos: 'denied' }),
      'Geolocation.checkPermissions': () => ({ location: 'prompt-with-rationale', coarseLocation: 'granted' }),
      'PushNotifications.checkPermissions': () => ({ receive: 'denied' }),
    });
    expect(await checkPermissions(devicePermissionPort)).toEqual({
      camera: 'granted',
      location: 'unasked',
      notifications: 'denied',
      allGranted: false,
    });
  });

  test.each([
    ['camera', 'Camera', { camera: 'granted' }, { permissions: ['camera'] }],
    ['location', 'Geolocation', { location: 'granted' }, { permissions: ['location'] }],
    ['notifications', 'PushNotifications', { receive: 'granted' }, {}],
  ] as const)('%s is asked for by the system', async (permission, plugin, answer, asked) => {
    answerNatively({ [`${plugin}.requestPermissions`]: () => answer });
    expect(await devicePermissionPort.ask(permission)).toBe('granted');
    expect(crossed).toHaveBeenCalledWith(`${plugin}.requestPermissions`, asked);
  });
});

describe('a file', () => {
  const file = new Blob(['a;b'], { type: 'text/csv' });

  test('is written where the system clears away, and handed to its sheet', async () => {
    answerNatively({ 'Filesystem.writeFile': () => ({ uri: 'file:///cache/sales.csv' }), 'Share.share': () => ({}) });
    expect(await shareFile('sales.csv', file)).toBe(true);
    expect(crossed).toHaveBeenCalledWith('Filesystem.writeFile', { path: 'sales.csv', data: btoa('a;b'), directory: 'CACHE' });
    expect(crossed).toHaveBeenCalledWith('Share.share', { title: 'sales.csv', files: ['file:///cache/sales.csv'] });
  });

  test('that nobody keeps is no fault, and one that cannot be written is', async () => {
    const cancel = () => {
      throw new Error('Share canceled');
    };
    answerNatively({ 'Filesystem.writeFile': () => ({ uri: 'file:///cache/sales.csv' }), 'Share.share': cancel });
    expect(await shareFile('sales.csv', file)).toBe(true);
    answerNatively({ 'Filesystem.writeFile': refuse('OS-PLUG-FILE-0013') });
    expect(await shareFile('sales.csv', file)).toBe(false);
  });
});

describe('the place', () => {
  test('is found, with its accuracy in whole metres', async () => {
    answerNatively({ 'Geolocation.getCurrentPosition': () => ({ coords: { latitude: 9.01, longitude: 38.75, accuracy: 12.4 } }) });
    expect(await findPlace()).toEqual({ kind: 'FOUND', place: { latitude: 9.01, longitude: 38.75, accuracyM: 12 } });
    expect(crossed).toHaveBeenCalledWith('Geolocation.getCurrentPosition', { timeout: 15_000, maximumAge: 0, enableHighAccuracy: true });
  });

  test.each([
    ['DENIED', 'OS-PLUG-GLOC-0003'],
    ['DENIED', 'OS-PLUG-GLOC-0008'],
    ['LOST', 'OS-PLUG-GLOC-0007'],
    ['LOST', 'OS-PLUG-GLOC-0010'],
  ])('is %s where the system says %s', async (kind, code) => {
    answerNatively({ 'Geolocation.getCurrentPosition': refuse(code) });
    expect(await findPlace()).toEqual({ kind });
  });
});

describe('notices', () => {
  test('the device says under which address it is told', async () => {
    answerNatively({
      'PushNotifications.checkPermissions': () => ({ receive: 'granted' }),
      'PushNotifications.register': () => tellNatively('PushNotifications.registration', { value: 'token-1' }),
    });
    expect(await pushAddress(null)).toEqual({ kind: 'fcm', platform: 'android', token: 'token-1' });
  });

  test('there is none where the system gives none', async () => {
    answerNatively({
      'PushNotifications.checkPermissions': () => ({ receive: 'granted' }),
      'PushNotifications.register': () => tellNatively('PushNotifications.registrationError', { error: 'no services' }),
    });
    expect(await pushAddress(null)).toBeNull();
    const heard = crossed.mock.calls.map(([call, options]) => `${call} ${(options as { eventName?: string }).eventName ?? ''}`);
    expect(heard).toContain('PushNotifications.addListener registrationError');
  });

  test('nobody is registered who did not allow it', async () => {
    answerNatively({ 'PushNotifications.checkPermissions': () => ({ receive: 'prompt' }) });
    expect(await pushAddress(null)).toBeNull();
    expect(crossed).not.toHaveBeenCalledWith('PushNotifications.register', expect.anything());
  });

  test('one of our own is shown, and leads to its path when it is pressed, as a sent one does', async () => {
    expect(await showNotice({ id: 7, title: 'Order 12', text: 'Ready', path: '/kitchen' })).toBe(true);
    expect(crossed).toHaveBeenCalledWith('LocalNotifications.schedule', {
      notifications: [{ id: 7, title: 'Order 12', body: 'Ready', smallIcon: 'ic_notification', extra: { path: '/kitchen' } }],
    });
    const heed = vi.fn<(path: string) => void>();
    await onNativeNoticeOpened(heed);
    tellNatively('LocalNotifications.localNotificationActionPerformed', { notification: { extra: { path: '/kitchen' } } });
    tellNatively('PushNotifications.pushNotificationActionPerformed', { notification: { data: { path: '/purchase' } } });
    tellNatively('PushNotifications.pushNotificationActionPerformed', { notification: { data: { path: 3 } } });
    expect(heed.mock.calls).toEqual([['/kitchen'], ['/purchase']]);
  });
});

describe('the session', () => {
  test('lies in the keychain of this device alone, and is removed with a sign-out', async () => {
    const kept = new Map<unknown, unknown>();
    answerNatively({
      'SecureStorage.internalSetItem': ({ prefixedKey, data }) => void kept.set(prefixedKey, data),
      'SecureStorage.internalGetItem': ({ prefixedKey }) => ({ data: kept.get(prefixedKey) ?? null }),
      'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({ success: kept.delete(prefixedKey) }),
    });
    expect(await sessionVault.read()).toBe('');
    await sessionVault.keep('token=2026-11-22T10:00:00.000Z');
    expect(await sessionVault.read()).toBe('token=2026-11-22T10:00:00.000Z');
    expect(crossed).toHaveBeenCalledWith('SecureStorage.internalSetItem', expect.objectContaining({ sync: false, access: 3 }));
    await sessionVault.keep('');
    expect(await sessionVault.read()).toBe('');
    expect(kept.size).toBe(0);
  });

  test('is nobody’s where the system has lost its key', async () => {
    answerNatively({ 'SecureStorage.internalGetItem': refuse('osError') });
    expect(await sessionVault.read()).toBe('');
  });
});

describe('around the page', () => {
  test('the website opens over the app, when its address is known', async () => {
    const opened = openWebsiteWindow();
    expect(crossed).not.toHaveBeenCalled();
    await opened.leadTo('https://maed.app/portal');
    expect(crossed).toHaveBeenCalledWith('Browser.open', { url: 'https://maed.app/portal' });
  });

  test('a link that the system hands over is told', async () => {
    const heed = vi.fn<(address: string) => void>();
    await onAddressOpened(heed);
    tellNatively('App.appUrlOpen', { url: 'https://maed.app/auth?invite=AB12' });
    expect(heed).toHaveBeenCalledWith('https://maed.app/auth?invite=AB12');
  });

  test.each([
    ['closes what lies on top', true, true, 0, 0],
    ['goes to the screen before', false, true, 1, 0],
    ['makes room from the first screen', false, false, 0, 1],
  ])('back %s', async (_what, isClosed, canGoBack, wentBack, minimized) => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    await onBack(() => isClosed);
    tellNatively('App.backButton', { canGoBack });
    await vi.waitFor(() => expect(crossed.mock.calls.filter(([call]) => call === 'App.minimizeApp')).toHaveLength(minimized));
    expect(back).toHaveBeenCalledTimes(wentBack);
  });

  test.each([
    ['dark', 'DARK'],
    ['light', 'LIGHT'],
  ])('clock and battery stand out on a %s ground', async (theme, style) => {
    await matchSystemBars(theme);
    expect(crossed).toHaveBeenCalledWith('SystemBars.setStyle', { style });
  });

  test('the keyboard is told of', async () => {
    const heed = vi.fn<(isOpen: boolean) => void>();
    await onKeyboard(heed);
    tellNatively('Keyboard.keyboardWillShow', { keyboardHeight: 300 });
    tellNatively('Keyboard.keyboardWillHide', {});
    expect(heed.mock.calls).toEqual([[true], [false]]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { leavePush, pushAddress, pushOffer } from './notice-port.ts';

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const bytesOf = (text: string): ArrayBuffer => {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer;
};

/** A browser's push side: one subscription at a time, each under an address of its own. */
const openBrowser = (permission: string) => {
  let made = 0;
  let now: PushSubscription | null = null;
  const subscribe = vi.fn<(options: { applicationServerKey: string }) => Promise<PushSubscription>>(async (options) => {
    made += now ? 0 : 1;
    now ??= {
      options: { applicationServerKey: bytesOf(options.applicationServerKey) },
      unsubscribe: async () => {
        now = null;
        return true;
      },
      toJSON: () => ({ endpoint: `https://push.example/${made}`, keys: { p256dh: 'p', auth: 'a' } }),
    } as unknown as PushSubscription;
    return now;
  });
  const pushManager = { subscribe, getSubscription: async () => now };
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ pushManager }) } });
  return { subscribe, isSubscribed: () => now !== null };
};

beforeEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a browser', () => {
  test('has one address, for notices of this server alone', async () => {
    const { subscribe } = openBrowser('granted');
    const first = await pushAddress(key);
    expect(first).toEqual({ kind: 'web', endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } });
    expect(await pushAddress(key)).toEqual(first);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  });

  test('gets another one where the server has other keys by now', async () => {
    openBrowser('granted');
    await pushAddress(key);
    expect(await pushAddress(`BD${key.slice(2)}`)).toMatchObject({ endpoint: 'https://push.example/2' });
  });

  test.each([
    ['nobody allowed it', 'default', key],
    ['the server has no keys', 'granted', null],
  ])('has none where %s', async (_what, permission, known) => {
    const { subscribe } = openBrowser(permission);
    expect(await pushAddress(known)).toBeNull();
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('has none, and the app goes on, where its push service is away', async () => {
    openBrowser('granted').subscribe.mockRejectedValue(new DOMException('no', 'AbortError'));
    expect(await pushAddress(key)).toBeNull();
  });

  test('gives its address back', async () => {
    const { isSubscribed } = openBrowser('granted');
    await pushAddress(key);
    await leavePush();
    expect(isSubscribed()).toBe(false);
  });
});

describe('whether a device can be told while the app is closed', () => {
  test('is said of a browser that can', () => {
    openBrowser('default');
    expect(pushOffer()).toBe('offered');
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'needs-home-screen'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'not-supported'],
  ])('and of one that cannot: %s', (agent, offer) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    expect(pushOffer()).toBe(offer);
    vi.restoreAllMocks();
  });
});

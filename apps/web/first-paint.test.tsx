import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createRpcClient } from '../../platform/web/rpc-client.ts';
import { endSession, keepSession } from '../../platform/web/session.ts';
import type { AppContract } from './rpc.ts';

const script = readFileSync('apps/web/public/first-paint.js', 'utf8');
const catalogue = (language: string) =>
  JSON.parse(readFileSync(`apps/web/messages/${language}.json`, 'utf8')) as Readonly<Record<string, string>>;

const user = {
  id: 'sara',
  email: 'sara@example.com',
  firstName: 'Sara',
  lastName: 'Abebe',
  isEmailVerified: true,
  language: 'en',
  useEthiopianTime: false,
  useEthiopianCalendar: false,
  preferredTimeZone: null,
  restaurantId: 'selam',
} as const;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

const asked: string[] = [];

/** A server that writes down what it is asked, and answers with how often it was asked anything. */
const fetch = async (input: string | URL | Request, init?: RequestInit) => {
  const request = new Request(
    new URL(input instanceof Request ? input.url : input, location.href),
    input instanceof Request ? input : init,
  );
  asked.push(`${new URL(request.url).pathname} ${await request.text()}`);
  return Response.json({ json: asked.length }, { headers: { 'x-request-id': '1' } });
};

/** What the pages before have listened to, which ends with a page. */
const heard: Parameters<typeof addEventListener>[] = [];

const openPage = (path: string): void => {
  for (const call of heard.splice(0)) removeEventListener(...call);
  history.replaceState(null, '', path);
  const listening = vi.spyOn(globalThis, 'addEventListener');
  runInThisContext(script);
  heard.push(...listening.mock.calls);
  listening.mockRestore();
};

const page = globalThis as { maedAskedAhead?: unknown; Capacitor?: unknown };
const rpc = createRpcClient<AppContract>({ fetch });

beforeEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  localStorage.clear();
  localStorage.setItem('maed.locale', 'en');
  endSession();
  delete page.maedAskedAhead;
  delete page.Capacitor;
  asked.length = 0;
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

const isAsked = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

test.each([
  ['are fetched while the app is on its way', null, ['/assets/app.js', '/assets/home.js']],
  ['are not asked for ahead where the device keeps the app', {}, []],
])('the files of a screen %s', (_what, controller, files) => {
  vi.stubGlobal('navigator', { language: 'en', serviceWorker: { controller } });
  document.head.innerHTML = `<meta name="maed-ahead" content='{"/home":["/assets/app.js","/assets/home.js"]}'>`;
  keepSession({ user, expiresAt: tomorrow });
  openPage('/home');
  const links = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(files);
});

test('what home shows is asked once, before the app is there', async () => {
  keepSession({ user, expiresAt: tomorrow });
  openPage('/home');
  await isAsked(3);
  await Promise.all([
    rpc.accounts.getSession({}),
    rpc.restaurants.listMine({}),
    rpc.home.readHome({ restaurantId: 'selam', language: 'en' }),
  ]);
  expect(asked).toHaveLength(3);
  // What is asked for a second time is wanted anew.
  expect(await rpc.restaurants.listMine({})).toBe(4);
});

test('the figures over the stock are asked for only where nothing is kept of it', async () => {
  keepSession({ user, expiresAt: tomorrow });
  openPage('/inventory');
  await isAsked(3);
  await rpc.inventory.listItems({ restaurantId: 'selam', limit: 1 });
  expect(asked).toHaveLength(3);

  asked.length = 0;
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'keyval-store' }] });
  openPage('/inventory');
  await isAsked(2);
  await Promise.resolve();
  expect(asked.join(' ')).not.toContain('inventory');
});

test('another restaurant, another language and a later question are asked by the app itself', async () => {
  keepSession({ user, expiresAt: tomorrow });
  openPage('/home');
  await isAsked(3);
  await rpc.home.readHome({ restaurantId: 'habesha', language: 'en' });
  await rpc.home.readHome({ restaurantId: 'selam', language: 'am' });
  expect(asked).toHaveLength(5);
  vi.spyOn(performance, 'now').mockReturnValue(20_000);
  await rpc.home.readHome({ restaurantId: 'selam', language: 'en' });
  expect(asked).toHaveLength(6);
});

test('what was asked for one person is handed to nobody else', async () => {
  keepSession({ user, expiresAt: tomorrow });
  openPage('/home');
  await isAsked(3);
  keepSession({ user: { ...user, id: 'dawit' }, expiresAt: tomorrow });
  await rpc.restaurants.listMine({});
  expect(asked).toHaveLength(4);
});

test.each([
  ['a stranger', () => undefined],
  ['somebody whose session has ended', () => keepSession({ user, expiresAt: new Date(0).toISOString() })],
  [
    "somebody's turn at a tablet",
    () => {
      keepSession({ user, expiresAt: tomorrow });
      localStorage.setItem('maed.turn', 'yes');
    },
  ],
  [
    'an app, whose calls go another way',
    () => {
      keepSession({ user, expiresAt: tomorrow });
      page.Capacitor = { isNativePlatform: () => true };
    },
  ],
])('nothing is asked ahead for %s', async (_who, arrange) => {
  arrange();
  openPage('/home');
  expect(page.maedAskedAhead).toBeUndefined();
});

test.each([
  ['could not be asked so early', () => Promise.reject(new TypeError('no line'))],
  // Somebody enters a tablet by their PIN a moment after its page opened: the session of before is over, theirs has begun.
  ['was refused to a session that was over', async () => new Response('{}', { status: 401 })],
])('what %s is asked again', async (_what, answer) => {
  keepSession({ user, expiresAt: tomorrow });
  vi.stubGlobal('fetch', answer);
  openPage('/home');
  expect(await rpc.restaurants.listMine({})).toBe(1);
});

describe('where the app itself cannot be fetched', () => {
  const reload = vi.fn();
  const fail = (type = 'module') => {
    document.body.innerHTML = '<div id="app"></div>';
    const app = Object.assign(document.createElement('script'), { type });
    document.head.append(app);
    app.dispatchEvent(new Event('error'));
  };
  const said = (part: string) => document.querySelector(`[role=alert] ${part}`)?.textContent;

  beforeEach(() => {
    sessionStorage.clear();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    reload.mockClear();
  });

  test.each(['en', 'am'])(
    'the page says so in the language of this device, %s, and loads itself anew twice within a minute',
    (language) => {
      const words = catalogue(language);
      localStorage.setItem('maed.locale', language);
      openPage('/auth');
      for (const times of [1, 2]) {
        fail();
        expect(said('h1')).toBe(words['app_loading_error_title']);
        expect(said('p')).toBe(words['app_loading_error_text']);
        vi.advanceTimersByTime(1_999);
        expect(reload).toHaveBeenCalledTimes(times - 1);
        vi.advanceTimersByTime(1);
        expect(reload).toHaveBeenCalledTimes(times);
      }
      fail();
      expect(said('p')).toBe(words['app_loading_error_stays']);
      vi.advanceTimersByTime(10_000);
      expect(reload).toHaveBeenCalledTimes(2);
      expect(said('button')).toBe(words['app_reload']);
      document.querySelector('button')?.click();
      expect(reload).toHaveBeenCalledTimes(3);

      vi.advanceTimersByTime(60_000);
      fail();
      expect(said('p')).toBe(words['app_loading_error_text']);
    },
  );

  test('without a line no reload is promised, and none comes', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPage('/auth');
    fail();
    expect(said('p')).toBe(catalogue('en')['app_loading_error_stays']);
    vi.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('any other file that is missing changes nothing', () => {
    openPage('/auth');
    fail('text/javascript');
    document.head.append(document.createElement('link'));
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});

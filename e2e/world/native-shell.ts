import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { Page } from '@playwright/test';

import { root, type MaedServer } from './maed-server.ts';

/** Where a native app's page lies, and the server that the app was made for. */
export const shell = { page: 'https://localhost', server: 'https://maed.app' } as const;

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

/** A file of the app; every other address is the page itself, as Android and iOS answer it. */
const fileAt = (path: string): { readonly contentType: string; readonly body: Buffer } => {
  const file = join(root, 'dist', 'web', path);
  if (extname(path) !== '' && existsSync(file))
    return { contentType: kinds[extname(path)] ?? 'application/octet-stream', body: readFileSync(file) };
  const page = readFileSync(join(root, 'dist', 'web', 'index.html'), 'utf8');
  return {
    contentType: 'text/html',
    body: Buffer.from(page.replace('<head>', `<head><meta name="maed-server" content="${shell.server}">`)),
  };
};

/** The native side, which lets everything be and keeps the session in a vault that outlives the page. */
const standInForNative = (): void => {
  const plugins = ['App', 'Keyboard', 'SystemBars', 'SecureStorage', 'Camera', 'Geolocation', 'PushNotifications', 'LocalNotifications'];
  const promised = ['checkPermissions', 'requestPermissions', 'setStyle', 'internalGetItem', 'internalSetItem', 'internalRemoveItem'];
  const granted = { camera: 'granted', location: 'granted', receive: 'granted' };
  const answer = (method: string, { prefixedKey = '', data = '' }: { prefixedKey?: string; data?: string } = {}): unknown => {
    if (method === 'internalGetItem') return { data: sessionStorage.getItem(prefixedKey) };
    if (method === 'internalSetItem') sessionStorage.setItem(prefixedKey, data);
    if (method === 'internalRemoveItem') sessionStorage.removeItem(prefixedKey);
    return granted;
  };
  Object.assign(globalThis, {
    androidBridge: {},
    Capacitor: {
      isNativePlatform: () => true,
      PluginHeaders: plugins.map((name) => ({
        name,
        methods: [{ name: 'addListener', rtype: 'callback' }, ...promised.map((method) => ({ name: method, rtype: 'promise' }))],
      })),
      nativePromise: async (_plugin: string, method: string, options?: object) => answer(method, options),
      nativeCallback: (plugin: string, _method: string, { eventName }: { eventName: string }, tell: (event: unknown) => void) => {
        addEventListener(`native:${plugin}.${eventName}`, (event) => tell((event as CustomEvent).detail));
        return Promise.resolve('');
      },
    },
  });
};

/** The native side tells the page of something. */
export const tellShell = (page: Page, event: string, detail: object): Promise<void> =>
  page.evaluate(([name, said]) => void dispatchEvent(new CustomEvent(`native:${name}`, { detail: said })), [event, detail] as const);

/** Makes the page one that lies in a native app of this server. */
export const putIntoShell = async (page: Page, maed: MaedServer): Promise<void> => {
  await page.addInitScript(standInForNative);
  await page.route(`${shell.page}/**`, (route) => route.fulfill(fileAt(new URL(route.request().url()).pathname)));
  await page.route(`${shell.server}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // What is handed on here is handed on whole, and a stream has no end: the page then looks by itself.
    if (/^\/live\/[^/]+$/.test(pathname)) return route.abort();
    await route.fulfill({ response: await route.fetch({ url: `${maed.url}${pathname}${search}` }) });
  });
};

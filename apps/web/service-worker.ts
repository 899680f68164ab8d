import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { lettersFolder } from '../../platform/device/letters/letters-folder.ts';
import { serverPathPatterns, serverPaths } from './server-paths.ts';
import { takeOverWord, visitPath } from './updates/worker-words.ts';
import { heedNotices } from './worker/notices.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[] };

/** Chromium 123 and later; https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes, read in November 2026. */
type RoutableInstallEvent = {
  readonly addRoutes?: (
    rules: readonly { readonly condition: { readonly urlPattern: { readonly pathname: string } }; readonly source: 'network' }[],
  ) => Promise<void>;
};

// The shell: with it the app opens without a connection, at any address of its own.
precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
// The page that is open at a first visit is served from here at once. A later version waits until all pages are closed, or
// until somebody wants it now and no page has anything to lose, so that none is served by two.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
heedNotices();
// What the server answers goes past the worker where a browser can be told so: nothing of that has to wake it first.
self.addEventListener('install', (event) => {
  const { addRoutes } = event as RoutableInstallEvent;
  const routes = serverPathPatterns.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }) as const);
  if (addRoutes) event.waitUntil(addRoutes.call(event, routes));
});
self.addEventListener('message', ({ data }) => {
  if (data === takeOverWord) void self.skipWaiting();
});
registerRoute(
  ({ url }) => url.pathname === visitPath,
  async () => new Response('', { headers: { 'content-type': 'text/html' } }),
);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [serverPaths],
  }),
);

/** What is too heavy to fetch ahead is kept from the first time that it was needed. */
const keepOnceFetched = (cacheName: string, isKept: (path: string) => boolean): void => {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && isKept(url.pathname),
    async ({ request }) => {
      const cache = await caches.open(cacheName);
      const kept = await cache.match(request);
      if (kept) return kept;
      const fetched = await fetch(request);
      if (fetched.ok) await cache.put(request, fetched.clone());
      return fetched;
    },
  );
};

/** Letters of other scripts. */
keepOnceFetched('fonts', (path) => path.endsWith('.woff2'));
/** What reads letters; before what reads codes, which takes every other WebAssembly. */
keepOnceFetched('letters', (path) => path.startsWith(`${lettersFolder}/`));
/** What reads barcodes, where the device can't do so itself. */
keepOnceFetched('code-reader', (path) => path.endsWith('.wasm') || /\/read-codes\.worker-[\w-]+\.js$/.test(path));

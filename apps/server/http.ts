import { randomUUID } from 'node:crypto';

import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';

import { clientAddressHeader } from '../../modules/accounts/server/mount.ts';
import { credentialOf } from '../../modules/accounts/server/public.ts';
import type { TillKeys } from '../../modules/kitchen/server/mount.ts';
import type { PosProviders } from '../../modules/integrations/server/mount.ts';
import { keyOf, tabletCredentialOf } from '../../modules/restaurants/server/mount.ts';
import type { LiveHub } from '../../platform/server/realtime/live-hub.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { apiPrefix, createRpcHandlers, rpcPrefix, type Answer } from '../../platform/server/rpc/rpc-handlers.ts';
import type { RequestContext } from '../../platform/server/rpc/request-context.ts';
import type { LetterWriter } from '../../platform/server/mail/letter.ts';
import { appLinks, type AppLinkSettings } from './app-links.ts';
import { apiReference } from './api-reference.ts';
import { devMail, devMailPath } from './dev-mail.ts';
import { liveStreams } from './live/live-streams.ts';
import type { AppRouter } from './router.ts';
import { keyDoor } from './key-door.ts';
import { nativeDoor } from './native-door.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { posDoor } from './pos-door.ts';
import { tillDoor } from './till-door.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { uploadedFiles } from './uploaded-files.ts';
import { webVitals } from './web-vitals.ts';
import { websiteDoor, type WebsiteDoorWiring } from './website-door.ts';

/** Who takes payments, and who counts what they are for. */
export type Billing = Pick<WebsiteDoorWiring, 'secret' | 'provider' | 'stripe' | 'chapa' | 'countsOf' | 'websiteUrl'>;

/** What the HTTP side of a server is wired with. */
export type HttpWiring = {
  readonly pools: Pools;
  readonly router: AppRouter;
  readonly live: LiveHub;
  /** What tills sign their messages with. */
  readonly keys: TillKeys;
  readonly billing: Billing;
  /** Whom sales are taken over from. */
  readonly providers: PosProviders;
  /** With what the native apps are signed. */
  readonly appLinks: AppLinkSettings;
  readonly log: Logger;
  readonly baseUrl: string;
  readonly webFolder: string;
  readonly packageFolder: string;
  /** Writes the letters that are shown instead of sent; null in production, where nobody may read them. */
  readonly shownLetters: LetterWriter | null;
  /** Whether this server should still be sent work; false from the first moment of a shutdown on. */
  readonly isReady: () => boolean;
};

/** The largest body that a call may have, in bytes. */
const bodyBytesMax = 2 * 1024 * 1024;

/** The same for a call that carries a paper of ten megabytes in base64. */
const paperBytesMax = 15 * 1024 * 1024;

const [usualLimit, paperLimit] = [bodyLimit({ maxSize: bodyBytesMax }), bodyLimit({ maxSize: paperBytesMax })];
const carriesPaper = /\/purchasing\/attachFile$|\/invoices\/files$/;

const limited: MiddlewareHandler = (context, next) => (carriesPaper.test(context.req.path) ? paperLimit : usualLimit)(context, next);

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', clientAddressHeader];

/** The call's headers with the caller's address as the socket knows it; what a stranger says of their address is removed. */
const trustedHeaders = (context: Context): Headers => {
  const headers = new Headers(context.req.raw.headers);
  for (const name of forwardingHeaders) headers.delete(name);
  const { address } = getConnInfo(context).remote;
  if (address) headers.set(clientAddressHeader, address);
  return headers;
};

/** A write that comes from another site's page carries its origin; a browser cannot leave it out. */
const isForeign = (context: Context, baseUrl: string): boolean => {
  const origin = context.req.header('origin');
  if (context.req.method === 'GET' || context.req.method === 'HEAD' || origin === undefined) return false;
  const host = context.req.header('host');
  return origin !== new URL(baseUrl).origin && origin !== `http://${host}` && origin !== `https://${host}`;
};

/** On whose word a call comes; a program's key counts at the plain API alone. */
const credentialIn = (context: Context, headers: Headers): RequestContext['credential'] => {
  const key = context.req.path.startsWith(`${apiPrefix}/`) ? keyOf(headers) : null;
  if (key !== null) return key === 'unreadable' ? null : key;
  return tabletCredentialOf(headers) ?? credentialOf(headers);
};

const requestContext = (context: Context, wiring: HttpWiring): RequestContext => {
  const requestId = randomUUID();
  const headers = trustedHeaders(context);
  return {
    pools: wiring.pools,
    credential: credentialIn(context, headers),
    requestId,
    log: wiring.log.child({ requestId, path: context.req.path }),
    headers,
    responseHeaders: new Headers(),
  };
};

const callable =
  (answer: Answer, wiring: HttpWiring) =>
  async (context: Context): Promise<Response> => {
    if (isForeign(context, wiring.baseUrl)) return context.json({ code: 'FORBIDDEN' }, 403);
    const started = performance.now();
    const request = requestContext(context, wiring);
    const response = (await answer(context.req.raw, request)) ?? context.json({ code: 'NOT_FOUND' }, 404);
    response.headers.set('x-request-id', request.requestId);
    request.log.info({ status: response.status, milliseconds: Math.round(performance.now() - started) }, 'call');
    return response;
  };

/** The whole HTTP side: health, procedures at two doors, the reference page, and the web app. */
export const createHttp = (wiring: HttpWiring): Hono => {
  const app = new Hono();
  const handlers = createRpcHandlers(wiring.router);
  app.use(securityHeaders);
  app.use(nativeDoor);
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const isUp = wiring.isReady() && (await canReach(wiring.pools));
    return context.json({ status: isUp ? 'ready' : 'not ready' }, isUp ? 200 : 503);
  });
  app.use('/api/*', limited);
  app.use(`${rpcPrefix}/*`, limited);
  // A list of a thousand items is a tenth as long: on a bad line that is the difference between a wait and none.
  app.use('/api/*', compress());
  app.use(`${rpcPrefix}/*`, compress());
  app.all(`${rpcPrefix}/*`, callable(handlers.rpc, wiring));
  app.use(`${apiPrefix}/*`, keyDoor(wiring));
  app.all(`${apiPrefix}/*`, callable(handlers.api, wiring));
  app.route('/', webVitals(wiring.log));
  app.route('/', uploadedFiles(wiring.pools));
  app.route('/', calendarFeeds(wiring.pools));
  app.route('/', liveStreams(wiring.live));
  app.route('/', tillDoor(wiring));
  app.route('/', posDoor(wiring));
  app.route('/', websiteDoor({ ...wiring, ...wiring.billing }));
  app.route('/api', apiReference(wiring));
  if (wiring.shownLetters) app.route(devMailPath, devMail({ pools: wiring.pools, write: wiring.shownLetters }));
  // What is asked of programs is never answered with the app, whose page says yes to everything.
  app.all('/api/*', (context) => context.json({ code: 'NOT_FOUND' }, 404));
  app.route('/', appLinks(wiring.appLinks));
  app.route('/', staticFiles(wiring.webFolder));
  return app;
};

const canReach = async (pools: Pools): Promise<boolean> =>
  pools.app.query('select 1').then(
    () => true,
    () => false,
  );

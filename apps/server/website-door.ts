import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';

import { credentialOf } from '../../modules/accounts/server/public.ts';
import { websitePaths } from '../../modules/subscription/contract/website.contract.ts';
import {
  actInSandbox,
  createCheckoutSession,
  createPortalSession,
  createPrepayment,
  getSubscription,
  portalAddress,
  returnFromChapa,
  sandboxCheckoutPath,
  showSandbox,
  takeChapaMessage,
  takeStripeMessage,
  type SandboxAnswer,
  type StripeProvider,
  type WebsiteAnswer,
  type WebsiteCall,
  type WebsiteWiring,
} from '../../modules/subscription/server/mount.ts';
import { forwardToWebsite } from './website-forward.ts';
import { translateError } from '../../platform/server/rpc/translate-error.ts';

/** What the website's side of a server is wired with. */
export type WebsiteDoorWiring = WebsiteWiring & {
  readonly log: Logger;
  /** Stripe, where it is set up. */
  readonly stripe: StripeProvider | null;
  /** Where the website is, if it is not this server. */
  readonly websiteUrl?: string | null;
};

/** The largest message that is taken in, in bytes. */
const messageBytesMax = 512 * 1024;
/** A page of the sandbox says one word, in bytes. */
const deedBytesMax = 4 * 1024;

type Handle = (wiring: WebsiteWiring, call: WebsiteCall) => Promise<WebsiteAnswer>;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A world that failed is said as such, so that the app falls back to the portal, and Stripe sends its message again. */
const orUnavailable = async (wiring: WebsiteDoorWiring, work: () => Promise<Response>): Promise<Response> => {
  try {
    return await work();
  } catch (thrown) {
    const { code } = translateError(thrown, wiring.log);
    return Response.json({ error: code }, { status: 503 });
  }
};

const answering = (wiring: WebsiteDoorWiring, handle: Handle) => (context: Context) =>
  orUnavailable(wiring, async () => {
    if (wiring.websiteUrl) return forwardToWebsite(wiring.websiteUrl, context);
    const body = context.req.method === 'POST' ? readJson(await context.req.text()) : null;
    const call = { authorization: context.req.header('authorization'), userId: context.req.query('userId'), body };
    const answer = await handle(wiring, call);
    return Response.json(answer.body, { status: answer.status, headers: { 'cache-control': 'no-store' } });
  });

const shown = (answer: SandboxAnswer): Response =>
  'goTo' in answer
    ? new Response(null, { status: 303, headers: { location: answer.goTo } })
    : new Response(answer.page, {
        status: answer.status,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      });

/** The website: what the app asks of a subscription, where its holder pays, and what Stripe says. */
export const websiteDoor = (wiring: WebsiteDoorWiring): Hono => {
  const app = new Hono();
  for (const path of ['/api/stripe/*', '/api/chapa/*']) app.use(path, bodyLimit({ maxSize: messageBytesMax }));
  app.get(websitePaths.subscription, answering(wiring, getSubscription));
  app.post(websitePaths.checkout, answering(wiring, createCheckoutSession));
  app.post(websitePaths.portal, answering(wiring, createPortalSession));
  app.post(websitePaths.webhook, (context) =>
    orUnavailable(wiring, async () => {
      const { stripe, pools } = wiring;
      if (stripe === null) return Response.json({ error: 'NOT_FOUND' }, { status: 404 });
      const isOurs = await takeStripeMessage({ pools, stripe }, await context.req.text(), context.req.header('stripe-signature') ?? null);
      return Response.json(isOurs ? { received: true } : { error: 'BAD_SIGNATURE' }, { status: isOurs ? 200 : 400 });
    }),
  );
  app.post(websitePaths.prepay, answering({ ...wiring, websiteUrl: null }, createPrepayment));
  app.post(websitePaths.chapaWebhook, (context) =>
    orUnavailable(wiring, async () => {
      const isOurs = await takeChapaMessage(wiring, await context.req.text(), context.req.header('x-chapa-signature') ?? null);
      return Response.json(isOurs ? { received: true } : { error: 'BAD_SIGNATURE' }, { status: isOurs ? 200 : 400 });
    }),
  );
  app.get(websitePaths.chapaReturn, (context) =>
    orUnavailable(wiring, async () => {
      const location = await returnFromChapa(wiring, context.req.query('reference') ?? '');
      return new Response(null, { status: 303, headers: { location } });
    }),
  );
  app.get(websitePaths.portalPage, (context) => orUnavailable(wiring, () => openPortalPage(wiring, context)));
  if (wiring.provider?.name !== 'sandbox') return app;
  for (const path of [sandboxCheckoutPath, websitePaths.portalPage]) app.use(path, bodyLimit({ maxSize: deedBytesMax }));
  app.get(sandboxCheckoutPath, async (context) => shown(await showSandbox(wiring, context.req.query('ticket') ?? '', 'checkout')));
  const act = (context: Context) =>
    orUnavailable(wiring, async () => {
      const { deed } = await context.req.parseBody();
      return shown(await actInSandbox(wiring, context.req.query('ticket') ?? '', typeof deed === 'string' ? deed : ''));
    });
  app.post(sandboxCheckoutPath, act);
  app.post(websitePaths.portalPage, act);
  return app;
};

/** The portal as a page: with a ticket the sandbox's own, otherwise the way to wherever whoever is signed in pays. */
const openPortalPage = async (wiring: WebsiteDoorWiring, context: Context): Promise<Response> => {
  if (wiring.websiteUrl)
    return new Response(null, { status: 303, headers: { location: `${wiring.websiteUrl}${websitePaths.portalPage}` } });
  const ticket = context.req.query('ticket');
  if (ticket !== undefined && wiring.provider?.name === 'sandbox') return shown(await showSandbox(wiring, ticket, 'portal'));
  const address = await portalAddress(wiring, credentialOf(context.req.raw.headers));
  return new Response(null, { status: 303, headers: { location: address ?? '/subscription' } });
};

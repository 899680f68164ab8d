import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Square, SquareClient } from 'square';
import * as z from 'zod/mini';

import {
  PosFault,
  type GivenTokens,
  type MessageRequest,
  type PosProvider,
  type SalesAsked,
  type SalesPage,
  type SignIn,
} from '../providers/pos-provider.ts';
import { refundsOf, saleOf, thingsOf } from './square-words.ts';

/** How Square is reached. */
export type SquareSettings = {
  readonly applicationId: string;
  /** Needed to give a sign-in back; nothing else is asked with it. */
  readonly applicationSecret: string;
  /** What its messages are signed with; null where it sends none. */
  readonly webhookKey: string | null;
  /** Where it answers. */
  readonly apiUrl: string;
};

/** No more than reading what was sold, and of what and where. */
const scopes = ['ITEMS_READ', 'ORDERS_READ', 'MERCHANT_PROFILE_READ', 'PAYMENTS_READ'];
const options = { timeoutInSeconds: 10, maxRetries: 1 };
const pageSize = 500;

const shutOut = new Set([401, 403]);
const badRequest = 400;

type Thrown = { readonly statusCode?: number };

/** What Square's library threw, in our words; nothing of it is told on, since it holds what we were let in with. */
const faultOf = (what: string, thrown: unknown): PosFault => {
  const { statusCode } = thrown as Thrown;
  if (statusCode !== undefined && shutOut.has(statusCode)) return new PosFault('REFUSED', `Square refused ${what}: ${statusCode}.`);
  if (statusCode !== undefined && statusCode >= badRequest && statusCode < 500 && statusCode !== 429)
    return new PosFault('UNREADABLE', `Square did not understand ${what}: ${statusCode}.`);
  return new PosFault('SILENT', `Square did not answer ${what}.`);
};

const asked = async <Answer>(what: string, call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (thrown) {
    throw faultOf(what, thrown);
  }
};

/** The same, where what is not accepted is an answer and no fault. */
const orNull = async <Answer>(what: string, call: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await call();
  } catch (thrown) {
    const fault = faultOf(what, thrown);
    if (fault.fault === 'SILENT') throw fault;
    return null;
  }
};

/** Speaks to Square through its own library, which is loaded only where Square is set up. */
export const openSquare = async (settings: SquareSettings): Promise<PosProvider> => {
  const { SquareClient: Client } = await import('square');
  const { applicationId: clientId, applicationSecret, webhookKey, apiUrl } = settings;
  const clientOf = (token: string): SquareClient => new Client({ token, environment: apiUrl, ...options });
  const anonymous = clientOf('');
  return {
    name: 'SQUARE',
    signInUrl: (signIn) => signInUrl(settings, signIn),
    exchange: async ({ code, verifier, returnUrl }) => {
      const grant = { clientId, code, codeVerifier: verifier, redirectUri: returnUrl, grantType: 'authorization_code' };
      return givenOf(await orNull('a code', () => anonymous.oAuth.obtainToken(grant)));
    },
    renew: async ({ refresh }) => {
      if (refresh === null) return null;
      const grant = { clientId, refreshToken: refresh, grantType: 'refresh_token' };
      return givenOf(await orNull('a renewal', () => anonymous.oAuth.obtainToken(grant)));
    },
    revoke: async ({ access }) => {
      const headers = { authorization: `Client ${applicationSecret}` };
      await asked('a disconnection', () => anonymous.oAuth.revokeToken({ clientId, accessToken: access }, { headers }));
    },
    locations: async ({ access }) => {
      const { locations = [] } = await asked('its locations', () => clientOf(access).locations.list());
      return locations.flatMap(({ id, name, currency, status }) =>
        id !== undefined && status !== 'INACTIVE' ? [{ id, name: name ?? id, currency: currency ?? '' }] : [],
      );
    },
    things: ({ access }) =>
      asked('its catalogue', async () => {
        const entries: Square.CatalogObject[] = [];
        for await (const entry of await clientOf(access).catalog.list({ types: 'ITEM,MODIFIER_LIST' })) entries.push(entry);
        return entries.flatMap(thingsOf);
      }),
    sales: ({ access }, what) => asked('its orders', () => salesOf(clientOf(access), what)),
    readMessage: (request) => (isSigned(webhookKey, request) ? messageOf(request.body) : null),
  };
};

/** @source https://developer.squareup.com/docs/oauth-api/create-urls-for-square-authorization (PKCE) */
const signInUrl = ({ apiUrl, applicationId }: SquareSettings, { challenge, returnUrl }: SignIn): string => {
  const url = new URL('/oauth2/authorize', apiUrl);
  const said = { client_id: applicationId, scope: scopes.join(' '), session: 'false', code_challenge: challenge, redirect_uri: returnUrl };
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return url.href;
};

const givenOf = (answer: Square.ObtainTokenResponse | null): GivenTokens | null => {
  if (answer?.accessToken === undefined || answer.merchantId === undefined) return null;
  return {
    tokens: { access: answer.accessToken, refresh: answer.refreshToken ?? null },
    merchantId: answer.merchantId,
    expiresAt: answer.expiresAt === undefined ? null : new Date(answer.expiresAt),
  };
};

/** @source https://developer.squareup.com/reference/square/orders-api/search-orders: a date that is filtered by is sorted by */
const salesOf = async (client: SquareClient, { locationId, by, from, cursor }: SalesAsked): Promise<SalesPage> => {
  const since = { startAt: from.toISOString() };
  const answer = await client.orders.search({
    locationIds: [locationId],
    limit: pageSize,
    ...(cursor !== null && { cursor }),
    query: {
      filter: {
        stateFilter: { states: ['COMPLETED', 'CANCELED'] },
        dateTimeFilter: by === 'CHANGED' ? { updatedAt: since } : { closedAt: since },
      },
      sort: { sortField: by === 'CHANGED' ? 'UPDATED_AT' : 'CLOSED_AT', sortOrder: 'ASC' },
    },
  });
  const orders = answer.orders ?? [];
  return { sales: orders.flatMap((order) => saleOf(order) ?? []), refunds: orders.flatMap(refundsOf), cursor: answer.cursor ?? null };
};

/**
 * The library compares with `===`, which tells by its time how much of a signature is right.
 *
 * @source https://developer.squareup.com/docs/webhooks/step3validate: HMAC-SHA256 of the address and the body, in base64
 */
const isSigned = (key: string | null, { body, header, url }: MessageRequest): boolean => {
  const signature = header('x-square-hmacsha256-signature');
  if (key === null || signature === null) return false;
  const [right, given] = [createHmac('sha256', key).update(`${url}${body}`).digest(), Buffer.from(signature, 'base64')];
  return right.length === given.length && timingSafeEqual(right, given);
};

const messageSchema = z.object({ event_id: z.string().check(z.minLength(1), z.maxLength(200)), merchant_id: z.string() });

const messageOf = (body: string) => {
  const read = messageSchema.safeParse(JSON.parse(body));
  return read.success ? { id: read.data.event_id, merchantId: read.data.merchant_id } : null;
};

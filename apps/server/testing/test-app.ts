import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';

import { credentialOf } from '../../../modules/accounts/server/public.ts';
import { tabletCredentialOf } from '../../../modules/restaurants/server/mount.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { apiPrefix, createRpcHandlers, rpcPrefix } from '../../../platform/server/rpc/rpc-handlers.ts';
import { createRouter, type contract } from '../router.ts';
import { stillProviders } from './furnish-connection.ts';

/** A typed client of the whole contract. */
export type AppClient = ContractRouterClient<typeof contract>;

/** An answer as a client sees it. */
export type Answered = { readonly status: number; readonly body: unknown };

/** The product's router behind its real wire format, without a socket. */
export type TestApp = {
  /** A client that acts on someone's word; null for a stranger. */
  readonly as: (credential: Credential | null) => AppClient;
  /** One call, whatever it carries, as the status and body that a client sees. */
  readonly call: (path: string, input: unknown, credential: Credential | null) => Promise<Answered>;
  /** The same, with a body that need not even be JSON. */
  readonly send: (path: string, text: string, credential: Credential | null) => Promise<Answered>;
  /** A request as it comes from the network, at either door; on its own cookie where nobody is vouched for. */
  readonly answer: (request: Request, credential: Credential | null) => Promise<Response>;
};

/** Made once: making one asks for the place that it is made in, which costs more than a short call. */
const log = pino({ level: 'silent' });

/** Where the test app would answer. */
export const baseUrl = 'http://localhost:4400';

type Settings = Parameters<typeof createRouter>[1];

const usual: Settings = {
  secret: 'a secret of the tests, long enough',
  baseUrl,
  areLettersRead: true,
  areBackupsMade: true,
  arePrintersOn: true,
  posProviders: stillProviders,
  ways: {
    couriers: { PUSH: () => Promise.resolve('SENT'), TELEGRAM: () => Promise.resolve('SENT') },
    vapidPublicKey: null,
    telegramBot: 'MaedTestBot',
    areLettersRead: true,
  },
};

/** Wires the router on a test database. */
export const createTestApp = (pools: Pools, settings: Partial<Settings> = {}): TestApp => {
  const handlers = createRpcHandlers(createRouter(pools, { ...usual, ...settings }));
  const answer: TestApp['answer'] = async (request, credential) => {
    const context = {
      pools,
      credential: credential ?? tabletCredentialOf(request.headers) ?? credentialOf(request.headers),
      requestId: uuidv7(),
      log,
      headers: request.headers,
      responseHeaders: new Headers(),
    };
    const door = new URL(request.url).pathname.startsWith(apiPrefix) ? handlers.api : handlers.rpc;
    return (await door(request, context)) ?? new Response(null, { status: 404 });
  };
  const post = (path: string, json: string): Request =>
    new Request(`${baseUrl}${rpcPrefix}/${path.replaceAll('.', '/')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: json,
    });
  const send: TestApp['send'] = async (path, text, credential) => {
    const response = await answer(post(path, text), credential);
    const answered = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: isJson ? ((JSON.parse(answered) as { json: unknown }).json ?? null) : answered || null };
  };
  return {
    as: (credential) =>
      createORPCClient(
        new RPCLink({
          url: `${baseUrl}${rpcPrefix}`,
          fetch: (request, init) => answer(new Request(request, init as RequestInit), credential),
        }),
      ),
    call: (path, input, credential) => send(path, JSON.stringify({ json: input }), credential),
    send,
    answer,
  };
};

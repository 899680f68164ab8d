import { generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { FcmAccount } from '../../../modules/alerts/server/mount.ts';

import { requestText } from './request-text.ts';

type Message = {
  readonly token: string;
  readonly notification: object;
  readonly data: object;
  readonly android: object;
  readonly apns: object;
};

/** A Firebase that stands in, and the account with which one may send by it. */
export type FcmStandIn = {
  readonly account: FcmAccount;
  readonly apiUrl: string;
  readonly brought: readonly Message[];
  /** So many tokens were handed out. */
  readonly grants: () => number;
  /** Devices that it knows by these addresses. */
  readonly devices: Set<string>;
  /** From now on every message is refused so; null: as it deserves. */
  readonly refuseWith: (refusal: Refusal | null) => void;
  /** Tokens that were handed out hold no more. */
  readonly endTokens: () => void;
  readonly close: () => Promise<void>;
};

type Refusal = { readonly status: number; readonly code: string; readonly retryAfter?: string };

const project = 'maed-test';
const email = 'sender@maed-test.iam.gserviceaccount.com';
const scope = 'https://www.googleapis.com/auth/firebase.messaging';

type Answer = { readonly status: number; readonly body: object; readonly retryAfter?: string | undefined };

const say = (response: ServerResponse, { status, body, retryAfter }: Answer): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) });
  response.end(JSON.stringify(body));
};

/** Whether somebody signed for themselves, for this scope, for us, and for an hour at most. */
const isGrant = (assertion: string, tokenUri: string, publicKey: KeyObject): boolean => {
  const [head = '', body = '', signature = ''] = assertion.split('.');
  const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown> & { iat: number; exp: number };
  const isSigned = verify('RSA-SHA256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'));
  const isFor = said['iss'] === email && said['aud'] === tokenUri && said['scope'] === scope;
  return isSigned && isFor && said.exp - said.iat <= 3_600 && said.exp * 1000 > Date.now();
};

const accountOf = (privateKey: KeyObject, apiUrl: string): FcmAccount => ({
  project_id: project,
  client_email: email,
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  token_uri: `${apiUrl}/token`,
});

const fcmError = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

/**
 * Starts it: it hands out tokens to whoever signs with the account's key, and takes messages for the devices that it knows.
 *
 * @source https://developers.google.com/identity/protocols/oauth2/service-account and
 *   https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode (read 22 November 2026)
 */
export const startFcmStandIn = async (): Promise<FcmStandIn> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const devices = new Set<string>();
  const tokens = new Set<string>();
  const brought: Message[] = [];
  let granted = 0;
  let refusal: Refusal | null = null;

  const grant = (body: string, response: ServerResponse): void => {
    const form = new URLSearchParams(body);
    const isAsked = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    if (!isAsked || !isGrant(form.get('assertion') ?? '', account.token_uri, publicKey))
      return say(response, { status: 400, body: { error: 'invalid_grant' } });
    granted += 1;
    tokens.add(`token-${granted}`);
    say(response, { status: 200, body: { access_token: `token-${granted}`, expires_in: 3_599, token_type: 'Bearer' } });
  };
  const refuse = (response: ServerResponse, { status, code, retryAfter }: Refusal): void =>
    say(response, {
      status,
      body: { error: { code: status, status: code, details: [{ '@type': fcmError, errorCode: code }] } },
      retryAfter,
    });
  const send = (body: string, response: ServerResponse, bearer: string): void => {
    if (!tokens.has(bearer)) return say(response, { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } });
    if (refusal) return refuse(response, refusal);
    const { message } = JSON.parse(body) as { message: Message };
    if (!devices.has(message.token)) return refuse(response, { status: 404, code: 'UNREGISTERED' });
    brought.push(message);
    say(response, { status: 200, body: { name: `projects/${project}/messages/${brought.length}` } });
  };
  const server = createServer((request, response) => {
    void requestText(request).then((body) => {
      const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
      if (request.url === '/token') return grant(body, response);
      if (request.url === `/v1/projects/${project}/messages:send`) return send(body, response, bearer);
      return say(response, { status: 404, body: {} });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = accountOf(privateKey, apiUrl);
  return {
    account,
    apiUrl,
    brought,
    devices,
    grants: () => granted,
    refuseWith: (next) => (refusal = next),
    endTokens: () => tokens.clear(),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

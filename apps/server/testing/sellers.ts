import { Webhook } from 'standardwebhooks';

import { openSquare, type PosProviders } from '../../../modules/integrations/server/mount.ts';
import type { SignedInProvider } from '../../../modules/integrations/rules/providers.ts';
import { openProviders } from '../open-providers.ts';
import { readPos } from '../pos-settings.ts';
import { nexposEnvironment, startNexposStandIn } from './nexpos-stand-in.ts';
import type { PosStandIn } from './pos-stand-in.ts';
import { signSquareMessage, startSquareStandIn } from './square-stand-in.ts';
import { baseUrl } from './test-app.ts';

type Headers = Readonly<Record<string, string>>;

/** A provider as tests of all of them meet it. */
export type Seller = {
  readonly name: SignedInProvider;
  /** One that is not set up beside it. */
  readonly other: SignedInProvider;
  readonly start: () => Promise<PosStandIn>;
  readonly providersAt: (url: string) => Promise<PosProviders>;
  /** What its sign-in is asked besides PKCE and the way back. */
  readonly asked: Readonly<Record<string, string>>;
  /** What the codes and tokens of the one that stands in begin with, as a pattern of PostgreSQL. */
  readonly secrets: string;
  /** A message that it sends, its headers, and such headers as it never sends. */
  readonly message: (merchantId: string) => { readonly body: string; readonly right: Headers; readonly wrong: readonly Headers[] };
};

const squareKey = 'a webhook key of the tests';
const nexposKey = `whsec_${Buffer.from('a webhook key of the tests').toString('base64')}`;
const otherNexposKey = `whsec_${Buffer.from('another webhook key of them').toString('base64')}`;
const tolerance = 5 * 60 * 1000;
const second = 1000;

const squareMessage: Seller['message'] = (merchantId) => {
  const body = JSON.stringify({ merchant_id: merchantId, type: 'order.updated', event_id: 'E1' });
  const headers = (signature: string) => ({ 'x-square-hmacsha256-signature': signature });
  const address = `${baseUrl}/webhooks/square`;
  const right = signSquareMessage(squareKey, address, body);
  const wrong = [signSquareMessage('another', address, body), signSquareMessage(squareKey, 'https://elsewhere', body), '', right.slice(1)];
  return { body, right: headers(right), wrong: wrong.map(headers) };
};

const nexposMessage: Seller['message'] = (merchantId) => {
  const body = JSON.stringify({ account_id: merchantId, type: 'sale.changed' });
  const signed = (key: string, at: Date, said: string): Headers => ({
    'webhook-id': 'E1',
    'webhook-timestamp': String(Math.floor(at.getTime() / second)),
    'webhook-signature': new Webhook(key).sign('E1', at, said),
  });
  const now = new Date();
  const right = signed(nexposKey, now, body);
  const wrong = [
    signed(otherNexposKey, now, body),
    signed(nexposKey, now, `${body} `),
    signed(nexposKey, new Date(now.getTime() - tolerance - 2 * second), body),
    // Far enough ahead that a slow test does not bring it within what is borne.
    signed(nexposKey, new Date(now.getTime() + 2 * tolerance), body),
    { ...right, 'webhook-id': 'E2' },
    { ...right, 'webhook-timestamp': String(Number(right['webhook-timestamp']) - 1) },
    { ...right, 'webhook-signature': '' },
    {},
  ];
  return { body, right, wrong };
};

/** Every provider that one signs in at. */
export const sellers: readonly Seller[] = [
  {
    name: 'SQUARE',
    other: 'NEXPOS',
    start: startSquareStandIn,
    providersAt: async (apiUrl) => {
      const settings = { applicationId: 'sandbox-app', applicationSecret: 'sandbox-secret', webhookKey: squareKey, apiUrl };
      return { SQUARE: await openSquare(settings) };
    },
    asked: { client_id: 'sandbox-app', session: 'false' },
    secrets: 'EAAA|EQAA|sq0cgp',
    message: squareMessage,
  },
  {
    name: 'NEXPOS',
    other: 'SQUARE',
    start: startNexposStandIn,
    providersAt: (url) => openProviders(readPos({ ...nexposEnvironment(url), NEXPOS_WEBHOOK_SECRET: nexposKey })),
    asked: { client_id: 'nexpos-app', response_type: 'code', code_challenge_method: 'S256', scope: 'locations:read items:read sales:read' },
    secrets: 'NXAT|NXRT|nxcode',
    message: nexposMessage,
  },
];

/** One of them. */
export const sellerNamed = (wanted: SignedInProvider): Seller => {
  const seller = sellers.find(({ name }) => name === wanted);
  if (!seller) throw new Error('Every provider has somebody who stands in.');
  return seller;
};

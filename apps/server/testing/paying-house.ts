import { afterAll, beforeAll } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { openChapa, openStripe } from '../../../modules/subscription/server/mount.ts';
import { startChapaStandIn, type ChapaStandIn } from './chapa-stand-in.ts';
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts';
import { freshHouse, type House } from './fresh-house.ts';
import { goodPassword } from './household.ts';
import { openHttp, type OpenedHttp } from './open-http.ts';
import { baseUrl } from './test-app.ts';

/** What messages of the Stripe that stands in are signed with, and what they were signed with before it was exchanged. */
export const webhookSecrets = ['whsec_now', 'whsec_before'] as const;

/** What messages of the Chapa that stands in are signed with. */
export const chapaSecret = 'a hash of the tests';

/** A house whose owner pays through a Stripe and a Chapa that stand in. */
export type PayingHouse = House & {
  readonly stripe: () => StripeStandIn;
  readonly chapa: () => ChapaStandIn;
  readonly http: () => OpenedHttp;
  /** Asks the website as the owner, or on another token; with a body it is told something. */
  readonly ask: (path: string, body?: object | null, bearer?: string) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** The owner's bearer, of a sign-in of its own. */
  readonly token: () => Promise<string>;
  readonly subscription: () => Promise<Record<string, unknown>>;
  /** The history, oldest first, as event and plans. */
  readonly history: () => Promise<readonly string[]>;
};

/** Opens it for each test of a file; the Stripe is the file's own, with the prices of the price list. */
export const payingHouse = (): PayingHouse => {
  const house = freshHouse();
  let stripe: StripeStandIn;
  let chapa: ChapaStandIn;
  let http: OpenedHttp;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    const provider = await openStripe({ secretKey: 'sk_test_1', webhookSecrets, apiUrl: stripe.url });
    await provider.setUpPrices();
    chapa = await startChapaStandIn('CHASECK_TEST');
    const prices = { asOf: '2026-11-01', monthlyMinor: { growth: 450_000n, pro: 980_050n } };
    const birr = openChapa({ secretKey: 'CHASECK_TEST', webhookSecret: chapaSecret, apiUrl: chapa.url, prices });
    http = await openHttp(house.database().pools, baseUrl, { stripe: provider, chapa: birr });
  });
  afterAll(async () => {
    await http.close();
    await stripe.close();
    await chapa.close();
  });
  const login = () => house.database().superuser;
  const token = async (): Promise<string> => {
    // Tests sign in more often in a minute than anybody does.
    await queryAs(login(), 'delete from auth.rate_limit');
    const signedIn = await http.post('accounts/signIn', { email: house.here().email, password: goodPassword });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { json } = (await (await http.post('accounts/getSession', {}, { cookie })).json()) as { json: { accessToken: string } };
    return json.accessToken;
  };
  const ask: PayingHouse['ask'] = async (path, body, bearer) => {
    const authorization = `Bearer ${bearer ?? (await token())}`;
    const response = await fetch(`${http.address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    ...house,
    stripe: () => stripe,
    chapa: () => chapa,
    http: () => http,
    token,
    ask,
    subscription: async () => (await queryAs(login(), 'select * from subscription where owner_id = $1', [house.here().ownerId]))[0] ?? {},
    history: async () => {
      const text = `select concat_ws(' ', event_type, previous_plan, new_plan) as line from subscription_history where owner_id = $1 order by created_at, id`;
      return (await queryAs<{ line: string }>(login(), text, [house.here().ownerId])).map(({ line }) => line);
    },
  };
};

import { startChapaStandIn, type ChapaStandIn } from '../../apps/server/testing/chapa-stand-in.ts';
import { signMessage, startStripeStandIn, type StripeStandIn } from '../../apps/server/testing/stripe-stand-in.ts';
import { openStripe } from '../../modules/subscription/server/mount.ts';
import { expect, kitchenTest } from './journey.ts';
import { makeMaedServer, type MaedServer } from './maed-server.ts';
import { watch } from './watch.ts';

const webhookSecret = 'whsec_journey';
const chapaKey = 'CHASECK_JOURNEY';

/** A Maed that is paid through a Stripe and a Chapa that stand in. */
type Paying = {
  readonly maed: MaedServer;
  readonly stripe: StripeStandIn;
  readonly chapa: ChapaStandIn;
  /** Tells Maed of a subscription, as Stripe does after it has changed. */
  readonly tellOf: (subscriptionId: string) => Promise<void>;
};

/** A journey in a restaurant of its own, on a Maed where money is taken. */
export const payingTest = kitchenTest.extend<object, Paying>({
  stripe: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const stripe = await startStripeStandIn();
      await (await openStripe({ secretKey: 'sk_test_1', webhookSecrets: [webhookSecret], apiUrl: stripe.url })).setUpPrices();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  chapa: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the first parameter as a pattern
    async ({}, use) => {
      const chapa = await startChapaStandIn(chapaKey);
      await use(chapa);
      await chapa.close();
    },
    { scope: 'worker' },
  ],
  maed: [
    async ({ stripe, chapa }, use) => {
      const server = await makeMaedServer({
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: stripe.url,
        CHAPA_SECRET_KEY: chapaKey,
        CHAPA_WEBHOOK_SECRET: 'a hash of the journeys',
        CHAPA_API_URL: chapa.url,
        CHAPA_PRICES: '2026-11-01 4500 9800',
      });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tellOf: [
    ({ maed, stripe }, use) =>
      use(async (subscriptionId) => {
        const { raw } = stripe.books.message('customer.subscription.updated', subscriptionId);
        const headers = { 'stripe-signature': signMessage(raw, webhookSecret) };
        const answer = await fetch(`${maed.url}/api/stripe/webhook`, { method: 'POST', headers, body: raw });
        expect(answer.status).toBe(200);
      }),
    { scope: 'worker' },
  ],
  neverAbroad: async ({ context, maed, stripe, chapa }, use) => {
    const faults = await watch(context, maed.url);
    await use();
    // Whoever pays is led to whoever takes the money, and nowhere else.
    const isToPay = (fault: string) => [stripe.url, chapa.url].some((url) => fault.startsWith(`asked another origin: ${url}`));
    expect(faults.filter((fault) => !isToPay(fault))).toEqual([]);
  },
});

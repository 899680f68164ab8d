import { accountCountsOf } from '../../modules/restaurants/server/public.ts';
import { openChapa, openStripe, sandboxProvider } from '../../modules/subscription/server/mount.ts';
import type { BillingSettings } from './billing-settings.ts';
import type { Billing } from './http.ts';

/** Where the website is, where that is not this very server. */
const elsewhere = (websiteUrl: string | null, baseUrl: string): string | null => (websiteUrl === baseUrl ? null : websiteUrl);

/** Opens whoever takes payments: Stripe where it is set up, otherwise the sandbox, or nobody; and beside it Chapa, where it is set up. */
export const openBilling = async (
  { stripe: settings, chapa, isSandboxOn, websiteUrl }: BillingSettings,
  { secret, baseUrl }: { readonly secret: string; readonly baseUrl: string },
): Promise<Billing> => {
  const stripe = settings && (await openStripe(settings));
  const sandbox = isSandboxOn ? sandboxProvider({ secret, baseUrl }) : null;
  return {
    secret,
    stripe,
    provider: stripe ?? sandbox,
    chapa: chapa && openChapa(chapa),
    countsOf: accountCountsOf,
    websiteUrl: elsewhere(websiteUrl, baseUrl),
  };
};

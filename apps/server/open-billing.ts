import { accountCountsOf } from '../../modules/restaurants/server/public.ts';
import { openChapa, openStripe, sandboxProvider } from '../../modules/subscription/server/mount.ts';
import type { BillingSettings } from './billing-settings.ts';
import type { Billing } from './http.ts';

/** Opens whoever takes payments: Stripe where it is set up, otherwise the sandbox, or nobody; and beside it Chapa, where it is set up. */
export const openBilling = async (
  { stripe: settings, chapa, isSandboxOn }: BillingSettings,
  { secret, baseUrl }: { readonly secret: string; readonly baseUrl: string },
): Promise<Billing> => {
  const stripe = settings && (await openStripe(settings));
  const sandbox = isSandboxOn ? sandboxProvider({ secret, baseUrl }) : null;
  return { secret, stripe, provider: stripe ?? sandbox, chapa: chapa && openChapa(chapa), countsOf: accountCountsOf };
};

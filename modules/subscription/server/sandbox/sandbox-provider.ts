import { eq } from 'drizzle-orm';

import type { Tx } from '../../../../platform/server/database/tx.ts';
import { termsOf } from '../../rules/price-list.ts';
import type { BillingProvider, ProviderReport } from '../billing/billing-provider.ts';
import { sandboxSubscription } from '../tables.ts';
import { signTicket, ticketMs } from './ticket.ts';

type PersonTx = Tx & { readonly userId: string };

/** Where the pages of the sandbox stand. */
export const sandboxCheckoutPath = '/sandbox/checkout';

/** What the sandbox calls somebody. */
export const sandboxCustomer = (ownerId: string): string => `sandbox_${ownerId}`;

/**
 * Stands where a provider of payments would, and takes no money: its pages lead to the same changes of a plan. It is what
 * a fresh machine pays with, and what the whole way is tried on.
 */
export const sandboxProvider = ({ baseUrl, secret }: { readonly baseUrl: string; readonly secret: string }): BillingProvider => {
  const address = (path: string, ticket: Parameters<typeof signTicket>[1]): string =>
    `${baseUrl}${path}?ticket=${signTicket(secret, ticket)}`;
  return {
    name: 'sandbox',
    openCheckout: ({ payer, plan, chargeFrom, successUrl, cancelUrl }) => {
      const { ownerId, language } = payer;
      const expiresAt = Date.now() + ticketMs;
      const until = chargeFrom?.getTime() ?? null;
      const ticket = { purpose: 'checkout', ownerId, language, plan, chargeFrom: until, successUrl, cancelUrl, expiresAt } as const;
      return Promise.resolve({ url: address(sandboxCheckoutPath, ticket), customerRef: sandboxCustomer(ownerId) });
    },
    openPortal: ({ ownerId, language, returnUrl }) => {
      const expiresAt = Date.now() + ticketMs;
      return Promise.resolve(address('/portal', { purpose: 'portal', ownerId, language, returnUrl, expiresAt }));
    },
  };
};

/** What the sandbox keeps of the person who acts; null before their first checkout. */
export const sandboxReport = async (tx: PersonTx): Promise<ProviderReport | null> => {
  const [row] = await tx.db.select().from(sandboxSubscription).where(eq(sandboxSubscription.ownerId, tx.userId));
  if (!row) return null;
  const { plan, status, periodStartAt, periodEndAt, willCancel, reference } = row;
  return {
    plan,
    status,
    periodStartAt,
    periodEndAt,
    willCancel,
    isPrepaid: false,
    customerRef: sandboxCustomer(tx.userId),
    subscriptionRef: reference,
    amountMinor: BigInt(termsOf(plan).priceMinor),
    currency: 'GBP',
    paymentMethod: null,
  };
};

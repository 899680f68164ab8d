import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import type { WebsiteSubscription } from '../rules/website-subscription.ts';

/** Where the website answers: the addresses are a promise to whoever calls them. */
export const websitePaths = {
  subscription: '/api/stripe/get-subscription',
  checkout: '/api/stripe/create-checkout-session',
  portal: '/api/stripe/create-portal-session',
  webhook: '/api/stripe/webhook',
  portalPage: '/portal',
  prepay: '/api/chapa/create-checkout-session',
  chapaWebhook: '/api/chapa/webhook',
  chapaReturn: '/api/chapa/return',
} as const;

/** What the website says where nobody may pay yet: the address of whoever holds the account is not confirmed. */
export const websiteUnconfirmed = { status: 403, error: 'Email not verified' } as const;

const addressLengthMax = 2000;
const address = z.url({ protocol: /^(https?|maed)$/ }).check(z.maxLength(addressLengthMax));

/** What is asked of the checkout. */
export const checkoutBodySchema = z.object({
  userId: idSchema,
  planType: z.enum(['growth', 'pro', 'enterprise']),
  successUrl: address,
  cancelUrl: address,
});

/** What is asked for months paid ahead. */
export const prepayBodySchema = z.object({
  userId: idSchema,
  planType: z.enum(['growth', 'pro']),
  months: z.union([z.literal(1), z.literal(3), z.literal(12)]),
});

/** What is asked of the portal. */
export const portalBodySchema = z.object({ userId: idSchema, returnUrl: address });

/** What a website says that it did not do. */
export const websiteErrorSchema = z.object({ error: z.string() });

/** Where somebody is sent. */
export const websiteAddressSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

const countSchema = z.int();
const secondsSchema = z.int();
const minorSchema = z.int();
const daysSchema = z.int();

/** How many, or that there is no limit. */
const limitSchema = z.union([countSchema, z.literal('unlimited')]);

/** What the website says of somebody's subscription. Amounts are in minor units, instants in seconds. */
export const websiteSubscriptionSchema: z.ZodMiniType<WebsiteSubscription> = z.object({
  subscription: z.nullable(
    z.object({
      id: z.string(),
      status: z.string(),
      current_period_start: secondsSchema,
      current_period_end: secondsSchema,
      cancel_at_period_end: z.boolean(),
      plan: z.object({ id: z.string(), nickname: z.string(), amount: minorSchema, currency: z.string(), interval: z.string() }),
    }),
  ),
  usage: z.object({
    aiOpsUsed: countSchema,
    aiOpsLimit: limitSchema,
    usersUsed: countSchema,
    usersLimit: limitSchema,
    locationsUsed: countSchema,
    locationsLimit: limitSchema,
  }),
  planFeatures: z.object({ name: z.string(), type: z.string(), features: z.array(z.string()), limitations: z.array(z.string()) }),
  billing: z.object({
    nextBillingDate: z.nullable(z.string()),
    amount: minorSchema,
    currency: z.string(),
    paymentMethod: z.nullable(z.string()),
  }),
  user: z.object({ id: z.string(), email: z.string(), teamSize: countSchema, accountAge: daysSchema }),
});

import * as z from 'zod/mini';

import type { StripeSettings } from '../../modules/subscription/server/mount.ts';

/** The settings about payments; `.env.example` explains each. */
export const billingSchema = {
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MAED_SANDBOX: z.optional(z.enum(['on', 'off'])),
};

/** Who takes payments. */
export type BillingSettings = {
  readonly stripe: StripeSettings | null;
  /** Whether the sandbox, which takes no money, stands in where Stripe is not set up. */
  readonly isSandboxOn: boolean;
};

type Values = { readonly [Name in keyof typeof billingSchema]?: string | undefined };

/**
 * Reads the settings about payments. In production a plan that nobody pays for must be somebody's decision, so the
 * sandbox is off there until it is switched on.
 *
 * @throws where Stripe's key stands without what its messages are signed with
 */
export const readBilling = (values: Values, isProduction: boolean): BillingSettings => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_URL: apiUrl } = values;
  if (secretKey !== undefined && secrets === undefined) {
    throw new Error('Some settings are wrong:\n- STRIPE_WEBHOOK_SECRET: must be set where STRIPE_SECRET_KEY is.');
  }
  return {
    stripe: secretKey === undefined ? null : { secretKey, webhookSecrets: (secrets ?? '').split(','), apiUrl: apiUrl ?? null },
    isSandboxOn: secretKey === undefined && (values.MAED_SANDBOX ?? (isProduction ? 'off' : 'on')) === 'on',
  };
};

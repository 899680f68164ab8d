import * as z from 'zod/mini';

import type { ChapaSettings, StripeSettings } from '../../modules/subscription/server/mount.ts';

/** The day on which prices were set, and what a month of growth and of pro costs in birr: 2026-11-01 4500 9800. */
const chapaPrices = /^(\d{4}-\d{2}-\d{2}) (\d{1,9}) (\d{1,9})$/;

/** The settings about payments; `.env.example` explains each. */
export const billingSchema = {
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  CHAPA_SECRET_KEY: z.optional(z.string()),
  CHAPA_WEBHOOK_SECRET: z.optional(z.string()),
  CHAPA_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  CHAPA_PRICES: z.optional(z.string().check(z.regex(chapaPrices))),
  WEBSITE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MAED_SANDBOX: z.optional(z.enum(['on', 'off'])),
};

/** Who takes payments. */
export type BillingSettings = {
  readonly stripe: StripeSettings | null;
  readonly chapa: ChapaSettings | null;
  /** Where the website is at which plans are asked about and paid for; null where this server is it. */
  readonly websiteUrl: string | null;
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
    chapa: readChapa(values),
    websiteUrl: values.WEBSITE_URL?.replace(/\/$/, '') ?? null,
    stripe: secretKey === undefined ? null : { secretKey, webhookSecrets: (secrets ?? '').split(','), apiUrl: apiUrl ?? null },
    isSandboxOn: secretKey === undefined && (values.MAED_SANDBOX ?? (isProduction ? 'off' : 'on')) === 'on',
  };
};

const santimPerBirr = 100n;

/** Chapa's settings go together: a key without prices would sell a plan for nothing. */
const readChapa = (values: Values): ChapaSettings | null => {
  const { CHAPA_SECRET_KEY: secretKey, CHAPA_WEBHOOK_SECRET: webhookSecret, CHAPA_PRICES: prices, CHAPA_API_URL: apiUrl } = values;
  if (secretKey === undefined) return null;
  const [, asOf, growth, pro] = chapaPrices.exec(prices ?? '') ?? [];
  if (webhookSecret === undefined || asOf === undefined || growth === undefined || pro === undefined) {
    throw new Error('Some settings are wrong:\n- CHAPA_WEBHOOK_SECRET and CHAPA_PRICES: must be set where CHAPA_SECRET_KEY is.');
  }
  const monthlyMinor = { growth: BigInt(growth) * santimPerBirr, pro: BigInt(pro) * santimPerBirr };
  return { secretKey, webhookSecret, apiUrl: apiUrl ?? 'https://api.chapa.co', prices: { asOf, monthlyMinor } };
};

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

import { formatDecimal } from '../../../../kit/decimal.ts';
import type { BirrPrices } from '../../rules/prepaid.ts';
import type { Payer } from '../billing/billing-provider.ts';

/** How Chapa is reached, and what plans cost in birr. */
export type ChapaSettings = {
  readonly secretKey: string;
  /** What its messages are signed with. */
  readonly webhookSecret: string;
  readonly apiUrl: string;
  readonly prices: BirrPrices;
};

/** A payment that somebody is sent to make. */
export type ChapaPayment = {
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly payer: Payer;
  readonly returnUrl: string;
};

/** How a payment stands at Chapa. */
export type ChapaStanding = { readonly isPaid: boolean; readonly amountMinor: bigint | null; readonly currency: string };

/** Chapa, which takes single payments in birr: telebirr, CBE Birr, M-Pesa, cards. */
export type Chapa = {
  readonly prices: BirrPrices;
  /** Where the payment is made. */
  readonly openPayment: (payment: ChapaPayment) => Promise<string>;
  /** What Chapa says of a payment; null where it knows none. */
  readonly verify: (reference: string) => Promise<ChapaStanding | null>;
  /** The reference in a message; null where it is not signed by Chapa, or names none. */
  readonly readMessage: (raw: string, signature: string | null) => string | null;
};

const timeoutMs = 10_000;
const centsScale = 2;

const openedSchema = z.object({ status: z.literal('success'), data: z.object({ checkout_url: z.url() }) });
const verifiedSchema = z.object({
  data: z.nullable(z.object({ status: z.string(), amount: z.union([z.string(), z.number()]), currency: z.string() })),
});
const messageSchema = z.object({ tx_ref: z.string() });

/** An amount as Chapa writes it, in santim; null for what is no amount. */
const inSantim = (amount: string | number): bigint | null => {
  const [, whole, cents = ''] = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(String(amount)) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(cents.padEnd(centsScale, '0'));
};

const readJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return null;
  }
};

/**
 * Speaks to Chapa.
 *
 * @source https://developer.chapa.co/docs/accept-payments, /docs/verify-payments and /docs/webhooks (read 22 November 2026)
 */
export const openChapa = ({ secretKey, webhookSecret, apiUrl, prices }: ChapaSettings): Chapa => {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const call = (path: string, body?: object): Promise<Response> =>
    fetch(`${apiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    prices,
    openPayment: async ({ reference, amountMinor, payer, returnUrl }) => {
      const response = await call('/v1/transaction/initialize', {
        amount: formatDecimal(amountMinor, centsScale, centsScale),
        currency: 'ETB',
        email: payer.email,
        first_name: payer.firstName,
        last_name: payer.lastName,
        tx_ref: reference,
        return_url: returnUrl,
        customization: { title: 'Maed', description: 'Maed plan' },
      });
      if (!response.ok) throw new Error(`Chapa answered ${response.status} to a new payment.`);
      return openedSchema.parse(await response.json()).data.checkout_url;
    },
    verify: async (reference) => {
      const response = await call(`/v1/transaction/verify/${encodeURIComponent(reference)}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`Chapa answered ${response.status} about a payment.`);
      const { data } = verifiedSchema.parse(await response.json());
      return data && { isPaid: data.status === 'success', amountMinor: inSantim(data.amount), currency: data.currency };
    },
    readMessage: (raw, signature) => {
      const right = createHmac('sha256', webhookSecret).update(raw).digest();
      const given = Buffer.from(signature ?? '', 'hex');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const message = messageSchema.safeParse(readJson(raw));
      return message.success ? message.data.tx_ref : null;
    },
  };
};

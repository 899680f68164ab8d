import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { requestText } from './request-text.ts';

type StandInPayment = {
  readonly amount: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly status: 'pending' | 'success';
};

/** A Chapa that stands in, on a socket of this machine. */
export type ChapaStandIn = {
  readonly url: string;
  /** Payments that were begun, by their reference, oldest first. */
  readonly payments: Map<string, StandInPayment>;
  /** Pays what was begun last, or another amount; gives its reference. */
  readonly pay: (amount?: string) => string;
  readonly close: () => Promise<void>;
};

/** A message about a payment, and how it is signed. */
export const chapaMessage = (reference: string, secret: string): { readonly raw: string; readonly signature: string } => {
  const raw = JSON.stringify({ event: 'charge.success', type: 'API', status: 'success', tx_ref: reference, currency: 'ETB' });
  return { raw, signature: createHmac('sha256', secret).update(raw).digest('hex') };
};

/**
 * Starts it: it begins payments, and says how they stand.
 *
 * @source https://developer.chapa.co/docs/accept-payments and /docs/verify-payments (read 22 November 2026)
 */
export const startChapaStandIn = async (secretKey: string): Promise<ChapaStandIn> => {
  const payments = new Map<string, StandInPayment>();
  const begin = (body: Record<string, string>): object => {
    const { tx_ref: reference = '', amount = '', currency = '', return_url: returnUrl = '' } = body;
    payments.set(reference, { amount, currency, returnUrl, status: 'pending' });
    return { message: 'Hosted Link', status: 'success', data: { checkout_url: `${standIn.url}/checkout/${reference}` } };
  };
  const verify = (reference: string): object | null => {
    const payment = payments.get(reference);
    if (!payment) return null;
    const { amount, currency, status } = payment;
    return { message: 'Payment details', status: 'success', data: { tx_ref: reference, amount: Number(amount), currency, status } };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
      const body = request.method === 'POST' ? (JSON.parse(await requestText(request)) as Record<string, string>) : null;
      const answer = body ? begin(body) : verify(decodeURIComponent(request.url?.split('/').at(-1) ?? ''));
      response.writeHead(isKnown ? (answer ? 200 : 404) : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown && answer ? answer : { status: 'failed', data: null }));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: ChapaStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    pay: (amount) => {
      const [reference, payment] = [...payments].at(-1) ?? [];
      if (!reference || !payment) throw new Error('No payment was begun.');
      payments.set(reference, { ...payment, status: 'success', amount: amount ?? payment.amount });
      return reference;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};

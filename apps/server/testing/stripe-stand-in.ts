import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import Library from 'stripe';

import { StripeBooks } from './stripe-books.ts';
import { requestText } from './request-text.ts';

/** A Stripe that stands in, on a socket of this machine. */
export type StripeStandIn = {
  readonly url: string;
  readonly books: StripeBooks;
  /** While true it answers nothing but that it is down. */
  isDown: boolean;
  /** Every request that came, as method and path. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
};

/** How a message would be signed at a moment. */
export const signMessage = (raw: string, secret: string, at: Date = new Date()): string =>
  Library.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp: Math.floor(at.getTime() / 1000) });

/** Starts it. A request that comes again under its idempotency key gets the answer that it got before. */
export const startStripeStandIn = async (): Promise<StripeStandIn> => {
  const books = new StripeBooks();
  const answered = new Map<string, object>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', standIn.url);
    standIn.requests.push(`${request.method} ${pathname}`);
    const key = request.headers['idempotency-key'];
    const form = new URLSearchParams(await requestText(request));
    if (standIn.isDown) return reply(response, 503, { error: { type: 'api_error', message: 'down' } });
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    const body = known ?? (request.method === 'POST' ? books.post(pathname, form, standIn.url) : books.get(pathname, searchParams));
    if (body && typeof key === 'string') answered.set(key, body);
    return reply(response, body ? 200 : 404, body ?? { error: { type: 'invalid_request_error', message: `No such thing: ${pathname}` } });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    isDown: false,
    requests: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};

const reply = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { SquareBooks } from './square-books.ts';
import { requestText } from './request-text.ts';

/** A Square that stands in, on a socket of this machine. */
export type SquareStandIn = {
  readonly url: string;
  readonly books: SquareBooks;
  /** While true it answers nothing but that it is down. */
  isDown: boolean;
  /** Every request that came, as method and path. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
};

/** How a message would be signed that is sent to an address. */
export const signSquareMessage = (key: string, url: string, body: string): string =>
  createHmac('sha256', key).update(`${url}${body}`).digest('base64');

/** Starts it. */
export const startSquareStandIn = async (): Promise<SquareStandIn> => {
  const books = new SquareBooks();
  const server = createServer((request, response) => {
    void requestText(request).then((text) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', standIn.url);
      standIn.requests.push(`${request.method} ${pathname}`);
      if (pathname === '/oauth2/authorize') {
        response.writeHead(302, { location: cameBack(books, request.url ?? '', searchParams) }).end();
        return;
      }
      const down = { status: 503, body: { errors: [{ category: 'API_ERROR', code: 'SERVICE_UNAVAILABLE' }] } };
      const said: unknown = text === '' ? {} : JSON.parse(text);
      const { status, body } = standIn.isDown ? down : books.answer(pathname, said, request.headers.authorization ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: SquareStandIn = {
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

/** Whoever is asked allows it at once. */
const cameBack = (books: SquareBooks, path: string, asked: URLSearchParams): string => {
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.searchParams.set('code', books.allow(`http://stand-in${path}`));
  back.searchParams.set('state', asked.get('state') ?? '');
  return back.href;
};

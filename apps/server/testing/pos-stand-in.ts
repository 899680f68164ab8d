import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { requestText } from './request-text.ts';

/** A request as it came to somebody who stands in. */
export type PosRequest = {
  readonly path: string;
  readonly search: URLSearchParams;
  readonly text: string;
  readonly authorization: string;
};

/** An answer in the provider's own words. */
export type PosAnswer = { readonly status: number; readonly body: object };

/** A line as it is told to the books. */
export type StandInLine = { readonly uid: string; readonly thing: string; readonly quantity: number; readonly minor: number };

/** What a provider that stands in remembers: whom it let in, what it sells, and its sales, each writing of which is a version. */
export type PosBooks = {
  /** Whose messages it sends. */
  readonly merchantId: string;
  readonly catalogue: Map<string, string>;
  readonly access: Set<string>;
  readonly refresh: Set<string>;
  readonly revoked: readonly string[];
  /** Somebody allows what an address asks for. @returns the code that comes back */
  readonly allow: (signInUrl: string) => string;
  readonly sell: (id: string, lines: readonly StandInLine[]) => void;
  readonly callOff: (id: string) => void;
  readonly giveBack: (saleId: string, minor: number) => void;
  /** What was to be given back was not, after all. */
  readonly failToGiveBack: (saleId: string, minor: number) => void;
  readonly answer: (request: PosRequest) => PosAnswer;
};

/** A provider that stands in, on a socket of this machine. */
export type PosStandIn<Books extends PosBooks = PosBooks> = {
  readonly url: string;
  readonly books: Books;
  /** While true it answers nothing but that it is down. */
  isDown: boolean;
  /** Every request that came, as method and path. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
};

/** Where people are sent to sign in; whoever comes allows it at once. */
export const authorizePath = '/oauth2/authorize';

/** Starts one that answers by its books. */
export const startPosStandIn = async <Books extends PosBooks>(books: Books): Promise<PosStandIn<Books>> => {
  const server = createServer((request, response) => {
    void requestText(request).then((text) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', standIn.url);
      standIn.requests.push(`${request.method} ${pathname}`);
      if (pathname === authorizePath) {
        response.writeHead(302, { location: cameBack(books, request.url ?? '', searchParams) }).end();
        return;
      }
      const asked = { path: pathname, search: searchParams, text, authorization: request.headers.authorization ?? '' };
      const { status, body } = standIn.isDown ? { status: 503, body: { error: 'down' } } : books.answer(asked);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: PosStandIn<Books> = {
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

const cameBack = (books: PosBooks, path: string, asked: URLSearchParams): string => {
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.searchParams.set('code', books.allow(`http://stand-in${path}`));
  back.searchParams.set('state', asked.get('state') ?? '');
  return back.href;
};

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';

import type { Pools } from '../../../platform/server/database/pool.ts';
import { quietHttp } from './quiet-http.ts';

/** The whole HTTP side on a socket of its own, on a test database. */
export type OpenedHttp = {
  /** Sends a call to the typed door. */
  readonly post: (path: string, input: object, headers?: Record<string, string>) => Promise<Response>;
  readonly address: string;
  readonly close: () => Promise<void>;
};

/** Opens it as if it stood at an address, such as one with https. */
export const openHttp = async (pools: Pools, baseUrl: string): Promise<OpenedHttp> => {
  const http = quietHttp(pools, baseUrl);
  const server = serve({ fetch: http.fetch, port: 0 });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    post: (path, input, headers = {}) =>
      fetch(`${address}/rpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ json: input }),
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

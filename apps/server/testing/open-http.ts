import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';

import type { Pools } from '../../../platform/server/database/pool.ts';
import type { LiveHub } from '../../../platform/server/realtime/live-hub.ts';
import { quietHttp, quietLive, type Around } from './quiet-http.ts';

/** The whole HTTP side on a socket of its own, on a test database. */
export type OpenedHttp = {
  /** Sends a call to the typed door. */
  readonly post: (path: string, input: object, headers?: Record<string, string>) => Promise<Response>;
  readonly address: string;
  /** Its streams; nothing wakes them but who holds it. */
  readonly live: LiveHub;
  readonly close: () => Promise<void>;
};

/** Opens it as if it stood at an address, such as one with https. */
export const openHttp = async (pools: Pools, baseUrl: string, providers: Omit<Around, 'live'> = {}): Promise<OpenedHttp> => {
  const live = quietLive(pools);
  const http = quietHttp(pools, baseUrl, { live, ...providers });
  const server = serve({ fetch: http.fetch, port: 0 });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    live,
    post: (path, input, headers = {}) =>
      fetch(`${address}/rpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ json: input }),
      }),
    close: () => {
      live.stop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before several servers, as whoever runs them puts one there. */
export type Proxy = {
  readonly address: string;
  /** Which server answered a call with this id of the caller's own. */
  readonly servedBy: (callId: string) => string | undefined;
  readonly close: () => Promise<void>;
};

/** @unit milliseconds; a server that is gone refuses at once, one that hangs is left after so long */
const connectMs = 2_000;

/** By which header a caller names a call, to ask later who answered it. */
export const callIdHeader = 'x-call-id';

/** What somebody asks, whole, and where the answer goes. */
type Call = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse; readonly body: Buffer };

/** Gives each call to the next server in turn; one that cannot be reached gives way to the next before anything was sent back. */
export const startRoundRobin = async (servers: readonly string[]): Promise<Proxy> => {
  const served = new Map<string, string>();
  let turn = 0;
  const pass = (call: Call, left = servers.length): void => {
    const { incoming, outgoing, body } = call;
    const server = servers[(turn += 1) % servers.length] ?? '';
    const upstream = request(`${server}${incoming.url ?? '/'}`, { method: incoming.method, headers: incoming.headers, agent: false });
    const giveUp = (): void => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (left > 1) pass(call, left - 1);
      else outgoing.writeHead(502).end();
    };
    upstream.setTimeout(connectMs, () => upstream.socket?.connecting && upstream.destroy());
    upstream.once('error', giveUp);
    upstream.once('response', (answer) => {
      served.set(String(incoming.headers[callIdHeader] ?? ''), server);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    outgoing.once('close', () => upstream.destroy());
    upstream.end(body);
  };
  const proxy = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.once('end', () => pass({ incoming, outgoing, body: Buffer.concat(parts) }));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    servedBy: (callId) => served.get(callId),
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};

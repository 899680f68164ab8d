import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';

import { takePosMessage, type PosProvider, type PosProviders } from '../../modules/integrations/server/mount.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { translateError } from '../../platform/server/rpc/translate-error.ts';

/** What the door of providers' messages is wired with. */
export type PosDoorWiring = {
  readonly pools: Pools;
  readonly providers: PosProviders;
  readonly baseUrl: string;
  readonly log: Logger;
};

/** The largest message that is taken in, in bytes. */
const messageBytesMax = 512 * 1024;

/** Where each provider sends its messages. */
const doors = [
  { path: '/webhooks/square', name: 'SQUARE' },
  { path: '/webhooks/nexpos', name: 'NEXPOS' },
] as const;

/** A message that cannot be taken in now is sent again by whoever sent it. */
const answer = async (wiring: PosDoorWiring, take: () => Promise<boolean>): Promise<Response> => {
  try {
    const isTheirs = await take();
    return Response.json(isTheirs ? { received: true } : { error: 'BAD_SIGNATURE' }, { status: isTheirs ? 200 : 401 });
  } catch (thrown) {
    return Response.json({ error: translateError(thrown, wiring.log).code }, { status: 503 });
  }
};

/** Takes in what providers say of sales elsewhere: that something changed, signed by them. */
export const posDoor = (wiring: PosDoorWiring): Hono => {
  const app = new Hono();
  for (const { path, name } of doors) {
    app.use(path, bodyLimit({ maxSize: messageBytesMax }));
    app.post(path, async (context) => {
      const provider: PosProvider | undefined = wiring.providers[name];
      if (!provider) return Response.json({ error: 'NOT_FOUND' }, { status: 404 });
      const body = await context.req.text();
      const header = (wanted: string): string | null => context.req.header(wanted) ?? null;
      const request = { body, header, url: `${wiring.baseUrl}${path}` };
      return answer(wiring, () => takePosMessage(wiring.pools, provider, request));
    });
  }
  return app;
};

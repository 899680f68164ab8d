import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';

import { answerTill, explainTill, type TillKeys } from '../../modules/kitchen/server/mount.ts';
import type { Pools } from '../../platform/server/database/pool.ts';
import { translateError } from '../../platform/server/rpc/translate-error.ts';

/** An order of two hundred lines is a tenth of it, in bytes. */
const messageBytesMax = 256 * 1024;

const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

const toldAs = ({ status, body }: { readonly status: number; readonly body: object }): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Answers tills, which sign what they say instead of signing in. */
export const tillDoor = (wiring: { readonly pools: Pools; readonly keys: TillKeys; readonly log: Logger }): Hono => {
  const app = new Hono();
  app.use('/till/*', bodyLimit({ maxSize: messageBytesMax, onError: (context) => context.json({ code: 'TOO_LARGE', problems: [] }, 413) }));
  app.all('/till/*', async (context) => {
    const { url, method } = context.req.raw;
    const { pathname, search } = new URL(url);
    const body = await context.req.text();
    const request = {
      method,
      path: `${pathname}${search}`,
      till: context.req.header('maed-till'),
      sentAt: context.req.header('maed-sent-at'),
      signature: context.req.header('maed-signature'),
      body,
      json: readJson(body),
    };
    try {
      return toldAs(await answerTill(wiring.pools, wiring.keys, request));
    } catch (thrown) {
      const explained = explainTill(thrown);
      if (explained) return toldAs(explained);
      const { code, status } = translateError(thrown, wiring.log);
      return context.json({ code, problems: [] }, status === 503 ? 503 : 500);
    }
  });
  return app;
};

import { Hono, type Context } from 'hono';

import { credentialOf } from '../../../modules/accounts/server/public.ts';
import { tabletCredentialOf } from '../../../modules/restaurants/server/mount.ts';
import { liveAgeMax, livePrefix, type LiveEvent, type LivePage } from '../../../platform/contract/live.ts';
import type { LiveHub, LiveStart, OpenedLive } from '../../../platform/server/realtime/live-hub.ts';
import type { LiveMessage } from '../../../platform/server/realtime/live-reader.ts';

/** Proxies keep nothing back and change nothing; browsers keep nothing at all. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const statusOf = { 'no-session': 401, 'no-membership': 404, full: 503 } as const;

const codeOf = { 'no-session': 'UNAUTHENTICATED', 'no-membership': 'NOT_FOUND', full: 'TOO_MANY_STREAMS' } as const;

/** Answers streams of what happens in a restaurant, and the same by the page, to those who work there. */
export const liveStreams = (hub: LiveHub): Hono => {
  const app = new Hono();
  app.get(`${livePrefix}/:restaurantId`, async (context) => {
    const opened = await openFor(hub, context);
    return opened instanceof Response ? opened : new Response(streamOf(opened, context.req.raw.signal), { headers: streamHeaders });
  });
  app.get(`${livePrefix}/:restaurantId/page`, async (context) => {
    const opened = await openFor(hub, context);
    if (opened instanceof Response) return opened;
    try {
      return context.json(await pageOf(opened), 200, { 'cache-control': 'no-store' });
    } finally {
      opened.close();
    }
  });
  return app;
};

const openFor = async (hub: LiveHub, context: Context): Promise<OpenedLive | Response> => {
  const { headers } = context.req.raw;
  const credential = tabletCredentialOf(headers) ?? credentialOf(headers);
  if (credential === null) return context.json({ code: codeOf['no-session'] }, 401);
  const restaurantId = context.req.param('restaurantId') ?? '';
  const opened = await hub.open({ credential, restaurantId, from: startOf(context) });
  return 'refused' in opened ? context.json({ code: codeOf[opened.refused] }, statusOf[opened.refused]) : opened;
};

/** Where a stream that was cut goes on, else where its page said that it was, or since when it is open. */
const startOf = ({ req }: Context): LiveStart => {
  const after = numberOf(req.header('last-event-id') ?? req.query('after'));
  if (after !== null) return { after };
  const age = numberOf(req.query('age'));
  return age !== null && age <= liveAgeMax ? { age: Number(age) } : null;
};

/** A number of eighteen digits is more than any restaurant reaches; a longer one is no number of ours. */
const numberOf = (text: string | undefined): bigint | null => (text !== undefined && /^\d{1,18}$/.test(text) ? BigInt(text) : null);

const written = ({ kind, sequence, data }: LiveMessage): string => {
  // Until all is told that is asked for, a hello names no number to go on from.
  const id = kind === 'end' || kind === 'hello' ? '' : `id: ${sequence}\n`;
  return `${id}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
};

/** Written as fast as it is read: what a slow reader leaves waits in their reader, which is bounded. */
const streamOf = ({ reader, close }: OpenedLive, gone: AbortSignal): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const leave = () => {
    close();
    reader.end('slow');
  };
  gone.addEventListener('abort', leave, { once: true });
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const messages = await reader.next().catch(() => null);
        if (messages === null) {
          close();
          return controller.close();
        }
        controller.enqueue(encoder.encode(messages.map(written).join('')));
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
};

/** Reads on until the first beat, which says that all was told. */
const pageOf = async ({ reader }: OpenedLive): Promise<LivePage | { readonly end: string }> => {
  const events: LiveEvent[] = [];
  let hello: LivePage | undefined;
  for (;;) {
    for (const message of (await reader.next()) ?? []) {
      if (message.kind === 'hello') hello = { ...message.data, next: message.data.sequence, events };
      if (message.kind === 'told') events.push(message.data);
      if (message.kind === 'beat' && hello) return { ...hello, next: String(message.sequence) };
      if (message.kind === 'end') return { end: message.data.reason };
    }
  }
};

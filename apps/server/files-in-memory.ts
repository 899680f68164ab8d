import type { MiddlewareHandler } from 'hono';

type Kept = { readonly body: ArrayBuffer; readonly headers: Readonly<Record<string, string>> };

/** What says how a file is to be read and kept; anything else in an answer is about who asked. */
const headersKept = ['content-type', 'content-encoding', 'vary', 'last-modified', 'cache-control'] as const;

/** The ways in which a file lies packed beside itself. */
const packings = ['br', 'zstd', 'gzip'] as const;

/** @unit bytes: what is larger, a face or a program for the camera, is fetched seldom and read from the disk */
const keptMax = 128 * 1024;

const keyOf = (path: string, encodings = ''): string => {
  const read = new Set(encodings.split(',').map((one) => one.trim()));
  return [path, ...packings.filter((packing) => read.has(packing))].join(' ');
};

const headersOf = ({ headers }: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(headersKept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));

/**
 * Answers a file that was asked for before out of memory: a first visit asks for a hundred small ones, and opening each takes
 * the server longer than sending it. Only for paths whose content never changes. Kept is what exists, as it was read, once for
 * each way of packing.
 */
export const filesInMemory = (): MiddlewareHandler => {
  const kept = new Map<string, Kept>();
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' || context.req.header('range') !== undefined) return next();
    const key = keyOf(path, context.req.header('accept-encoding'));
    const known = kept.get(key);
    if (known) return context.body(known.body, 200, known.headers);
    await next();
    const { res } = context;
    if (res.status !== 200 || !(Number(res.headers.get('content-length') ?? Infinity) <= keptMax)) return;
    const body = await res.arrayBuffer();
    kept.set(key, { body, headers: headersOf(res) });
    context.res = new Response(body, res);
  };
};

import { createMiddleware } from 'hono/factory';

import { filesPrefix } from '../../platform/server/files/serve-file.ts';

const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // The libraries that place menus and toasts set style attributes; styles cannot run code.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
};

/** What somebody uploaded is looked at and nothing else, even where a browser opens it as a page of its own. */
const filePolicy = "default-src 'none'; sandbox";

/** The workers that read codes and letters: the one place where WebAssembly runs, and all they may do is fetch it from here. */
const readerPath = /^\/assets\/(read-codes\.worker-[\w-]+|letters-[\d.]+\/worker\.min)\.js$/;
const readerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const policyFor = (path: string): string => {
  if (path.startsWith(`${filesPrefix}/`)) return filePolicy;
  return readerPath.test(path) ? readerPolicy : contentPolicy;
};

/** Nothing from elsewhere, no inline script, no framing: on every answer, of whatever kind. */
export const securityHeaders = createMiddleware(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  context.res.headers.set('content-security-policy', policyFor(context.req.path));
});
